import react from '@vitejs/plugin-react';
import { optimize } from 'svgo';
import { ExternalPackageIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Our own packages do nothing when they are loaded, so what a page does not use of them is left out of it. */
const ours = /\/(?:kernel|words|games|bots|table)\/[^?]*\.ts$/;

/** Curves stay the curves that they are: made into arcs of whole numbers, some would be seen to bend. */
const WHOLE_NUMBERS = {
  floatPrecision: 0,
  makeArcs: { threshold: 0, tolerance: 0 },
  smartArcRounding: false,
  straightCurves: false,
  convertToQ: false,
  curveSmoothShorthands: false,
} as const;

/** An icon is 512 by 512, and never drawn larger: whole numbers are as exact as anybody can see, and half as much to load. */
const wholeNumbers = (svg: string): string =>
  optimize(svg, { plugins: [{ name: 'convertPathData', params: WHOLE_NUMBERS }] }).data;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Only collections that are loaded as our own pass through `transform`.
    icons({
      compiler: 'jsx',
      jsx: 'react',
      customCollections: ExternalPackageIconLoader('@iconify-json/game-icons'),
      transform: wholeNumbers,
    }),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Tafelrunde',
        short_name: 'Tafelrunde',
        description: 'Card and board games at one table: alone, at one screen, or online with friends.',
        lang: 'en',
        start_url: '/',
        display: 'standalone',
        background_color: '#1b1410',
        theme_color: '#1b1410',
        categories: ['games'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Bots think in the worker, which has its own copy of what they know.
        globIgnores: ['push.js', 'assets/bot-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/docs\//],
        cleanupOutdatedCaches: true,
        importScripts: ['/push.js'],
      },
    }),
  ],
  // `npm run dev` beside `npm start`: pages as they are written, tables online from the server.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/in-worker-[name]-[hash].js' } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !ours.test(id) },
    },
  },
});

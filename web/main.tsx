import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { show } from './app/kept/settings.ts';
import { App } from './app/shell/app.tsx';
import { listenForOffer } from './app/shell/install.ts';
import './style/index.css';

show();
listenForOffer();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { steadyApp } from './support/app.ts';

/** Before all tests; the workers inherit it. */
export default function setUp(): void {
  process.env.WEB_DIR ??= steadyApp();
}

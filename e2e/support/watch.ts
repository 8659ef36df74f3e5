import type { BrowserContext, Page, Request } from '@playwright/test';

/** Some Chromiums fetch a module twice when a service worker has just come between, and complain of it themselves. */
const ofTheBrowser = /^console warning: (?:A preload for .* cross-world service worker|The resource .* was preloaded)/;

/** Everything that must not happen in a browser: errors, failed requests, requests to anybody else. */
export class Watch {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly home: string;

  constructor(home: string) {
    this.home = new URL(home).host;
  }

  context(context: BrowserContext): void {
    context.on('page', (page) => this.page(page));
    context.on('request', (request) => this.requested(request));
    context.on('requestfailed', (request) => this.failed(request));
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(`${response.status()} for ${response.url()}`);
    });
    context.on('weberror', (error) => this.note(`error: ${error.error().stack ?? error.error().message}`));
    context.on('serviceworker', (worker) => worker.on('console', (said) => this.said(said.type(), said.text())));
  }

  /** From now on such a trouble is part of what is tested. */
  allow(...expected: readonly RegExp[]): void {
    this.expected.push(...expected);
  }

  /** Takes an allowance back: from now on it counts as trouble again. */
  forbid(): void {
    this.expected.length = 0;
  }

  get troubles(): readonly string[] {
    return this.seen;
  }

  private page(page: Page): void {
    page.on('console', (said) => this.said(said.type(), said.text(), said.location().url));
    page.on('crash', () => this.note('the page crashed'));
  }

  private said(type: string, text: string, where = ''): void {
    if (type === 'error' || type === 'warning') this.note(`console ${type}: ${text} ${where}`);
  }

  private requested(request: Request): void {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== this.home)
      this.note(`asked somebody else: ${request.url()}`);
  }

  private failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // A page that is left does not wait for what it asked.
    if (why !== 'net::ERR_ABORTED') this.note(`failed: ${request.url()} ${why}`);
  }

  private note(trouble: string): void {
    if (![ofTheBrowser, ...this.expected].some((each) => each.test(trouble))) this.seen.push(trouble);
  }
}

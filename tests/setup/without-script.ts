import { JSDOM } from 'jsdom';
import type { Site } from './start-site.ts';

/** A visitor whose browser runs no script: sees what is served open, follows links and sends forms as the page says. */
export interface PlainVisitor {
  /** Of the page that is open now. */
  readonly status: number;
  /** Path, query and fragment of the page that is open now; the whole address on another host. */
  readonly address: string;
  open(address: string): Promise<void>;
  /** What `selector` finds outside of closed dialogs and hidden parts. */
  all(selector: string): Element[];
  /** The first of them; throws where there is none. */
  one(selector: string): Element;
  /** Their words, with single blanks. */
  text(selector?: string): string;
  /** Types into the text field, chooses the radio or option, ticks the checkbox that has this name. */
  fill(name: string, value: string, within?: string): void;
  /**
   * Presses the button that says so: a dialog opens or closes by its `command`, else its form is sent; throws where the
   * browser itself would not send.
   */
  press(name: string | RegExp, within?: string): Promise<void>;
  /** Follows the link that says so. */
  follow(name: string | RegExp, within?: string): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly at: URL;
  readonly document: Document;
}

const closed = 'dialog:not([open]), [hidden], template';
const wordsOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(closed)) part.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** Comes to `address` of `host`, and goes wherever links and forms lead, other hosts included. */
export const visitPlainly = async (site: Site, host: string, address: string): Promise<PlainVisitor> => {
  const origin = `https://${host}`;
  let page: Page;

  const load = async (at: URL, body?: string): Promise<Page> => {
    const answer = await ask(site, at, host, body);
    if (answer.location === undefined)
      return {
        at,
        status: answer.status,
        document: new JSDOM(answer.body, { url: at.href }).window.document,
      };
    const next = new URL(answer.location, at);
    next.hash ||= at.hash;
    return load(next);
  };
  const all = (selector: string) =>
    [...page.document.querySelectorAll(selector)].filter((element) => !element.closest(closed));
  const one = (selector: string): Element => {
    const [first] = all(selector);
    if (!first) throw new Error(`${page.at.pathname} shows no ${selector}`);
    return first;
  };
  const called = (selector: string, name: string | RegExp): Element => {
    const found = all(selector).find((element) =>
      typeof name === 'string' ? wordsOf(element) === name : name.test(wordsOf(element)),
    );
    if (!found) throw new Error(`${page.at.pathname} shows no ${selector} called ${name}`);
    return found;
  };
  const inside = (within: string, tag: string) => `${within} ${tag}`.trim();

  page = await load(new URL(address, origin));
  return {
    get status() {
      return page.status;
    },
    get address() {
      return page.at.host === host ? page.at.href.slice(origin.length) : page.at.href;
    },
    async open(next) {
      page = await load(new URL(next, origin));
    },
    all,
    one,
    text: (selector = 'main') => all(selector).map(wordsOf).join(' '),
    fill(name, value, within = '') {
      const field = all(inside(within, `[name="${name}"]`)).find(
        (one) => !isChoice(one) || one.getAttribute('value') === value,
      );
      if (!field || field.matches(':disabled')) throw new Error(`nothing called ${name} takes ${value}`);
      if (isChoice(field)) (field as HTMLInputElement).checked = true;
      else (field as HTMLInputElement | HTMLSelectElement).value = value;
    },
    async press(name, within = '') {
      const button = called(inside(within, 'button'), name) as HTMLButtonElement;
      const command = button.getAttribute('command');
      if (command !== null) {
        const dialog = page.document.querySelector(`dialog[id="${button.getAttribute('commandfor')}"]`);
        if (!dialog) throw new Error(`“${wordsOf(button)}” opens nothing`);
        return void dialog.toggleAttribute('open', command === 'show-modal');
      }
      const { form } = button;
      if (!form || button.disabled) throw new Error(`“${wordsOf(button)}” sends nothing`);
      if (!form.noValidate && !form.checkValidity()) throw new Error('the browser asks for what is missing');
      const FormData = page.document.defaultView!.FormData;
      const sent = new URLSearchParams(
        [...new FormData(form, button)].map(([field, value]) => [
          field,
          // As a browser writes line breaks.
          typeof value === 'string' ? value.replaceAll('\n', '\r\n') : value.name,
        ]),
      ).toString();
      const action = new URL(form.getAttribute('action') ?? '', page.at);
      if (form.method === 'get') action.search = sent;
      page = await load(action, form.method === 'get' ? undefined : sent);
    },
    async follow(name, within = '') {
      const link = called(inside(within, 'a[href]'), name) as HTMLAnchorElement;
      page = await load(new URL(link.getAttribute('href') ?? '', page.at));
    },
  };
};

const isChoice = (field: Element) => field.matches('[type=radio], [type=checkbox]');

interface Arrived {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

const ask = async (site: Site, at: URL, host: string, body: string | undefined): Promise<Arrived> => {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  if (at.host === host) {
    const answer = await site.ask(host, at.pathname + at.search, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    return { ...answer, location: answer.headers.location };
  }
  const answer = await fetch(at, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    body: await answer.text(),
  };
};

import { fileURLToPath } from 'node:url';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { locales } from '#shared/projects/locales.ts';
import { projectQuery, refuseMethod } from '../api-route.ts';
import { demoProjects, projectOfCall, type DemoProject } from '../demo-project.ts';
import { isOnThisMachine } from '../own-site.ts';
import { readInput } from '../read-input.ts';

interface Dependencies {
  /** Origin of a help host as a browser reaches it. */
  readonly siteOrigins: (host: string) => string;
  /** What visitors searched for without results, with what the site has counted until now. */
  readonly searches: () => Promise<object>;
  /** What visitors said of the articles in a project's language; with their comments only on this machine. */
  readonly feedback: (project: DemoProject, showsComments: boolean) => object;
}

/** What `npm run build` made of `server/embedded/editor`. */
const built = fileURLToPath(new URL('../../../dist/editor', import.meta.url));

const protectDesk = (siteOrigins: Dependencies['siteOrigins']): RequestHandler => {
  const sites = demoProjects.map(({ host }) => siteOrigins(host)).join(' ');
  const policy =
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; ` +
    `frame-src ${sites}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    });
    next();
  };
};

/** The hosts that the desk can show, with what a call for each of them carries. */
const listHosts = (siteOrigins: Dependencies['siteOrigins']) =>
  demoProjects.map(({ host, locale, skin, shop }) => {
    const { name, langName, backendCode, country } = locales[locale];
    return {
      host,
      origin: siteOrigins(host),
      locale,
      name: `${shop} ${name} (${langName})`,
      scope: { language: backendCode, country, skin },
    };
  });

/**
 * The editor's desk: one page, its files, the list of hosts, what visitors search for without results and what they said.
 * Nobody may frame it; it
 * frames our hosts alone.
 */
export const registerEditor = (app: Express, { siteOrigins, searches, feedback }: Dependencies): void => {
  const protect = protectDesk(siteOrigins);
  app
    .route('/editor')
    .get(protect, ((_request, response, next) => {
      response.sendFile('index.html', { root: built, cacheControl: false }, (error) => error && next());
    }) satisfies RequestHandler)
    .all(refuseMethod('GET, HEAD'));
  app
    .route('/editor/hosts')
    .get(
      protect,
      (_request: unknown, response: Response) => void response.json({ items: listHosts(siteOrigins) }),
    )
    .all(refuseMethod('GET, HEAD'));
  app
    .route('/editor/searches')
    .get(protect, async (_request: unknown, response: Response) => void response.json(await searches()))
    .all(refuseMethod('GET, HEAD'));
  app
    .route('/editor/feedback')
    .get(protect, (request: Request, response: Response) => {
      const asked = readInput(projectQuery, request.query);
      const project = asked.ok ? projectOfCall(asked.value) : undefined;
      if (project) response.json(feedback(project, isOnThisMachine(request)));
      else response.status(asked.ok ? 422 : 400).end();
    })
    .all(refuseMethod('GET, HEAD'));
  app.use(
    '/editor/assets',
    express.static(`${built}/assets`, { index: false, redirect: false, immutable: true, maxAge: '1y' }),
  );
};

import { readdirSync } from 'node:fs';

/**
 * Imports run one way (ARCHITECTURE.md, The import rule): a room knows the rooms below it, never one above it.
 *
 * @param {string} top
 * @param {readonly (readonly string[])[]} floors from the ground up; rooms of one floor do not know one another
 * @param {{ others?: readonly string[], upstairs?: string, pathNot?: string }} exceptions `others`: rooms with rules of
 *   their own; `upstairs`: which files outside all rooms stand above them; `pathNot`: files that may know every room
 */
const oneWay = (top, floors, { others = [], upstairs = '[^/]+\\.tsx?$', pathNot } = {}) => {
  const known = new Set([...floors.flat(), ...others]);
  const lost = readdirSync(top, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !known.has(entry.name),
  );
  if (lost.length > 0) throw new Error(`no floor for ${lost.map(({ name }) => `${top}/${name}`).join(', ')}`);
  return floors.flatMap((rooms, index) =>
    rooms.map((room) => ({
      name: `${top}-${room}-knows-only-what-is-below`,
      severity: 'error',
      from: { path: `^${top}/${room}/`, ...(pathNot && { pathNot }) },
      to: {
        path: `^${top}/(?:${[
          ...rooms.filter((other) => other !== room),
          ...floors.slice(index + 1).flat(),
          upstairs,
        ].join('|')})`,
      },
    })),
  );
};

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node:' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared/ is for both sides and knows neither.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/', '^node_modules/(?:valibot|@orama/stemmers|parse5)/'] },
    },
    {
      name: 'server-never-imports-client',
      comment: 'The renderer is reached by path at run time.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'embedded-stands-alone',
      comment: 'The embedded content API knows nothing of the rest; it speaks HTTP.',
      severity: 'error',
      from: { path: '^server/embedded/' },
      to: { path: '^server/(?!embedded/)' },
    },
    {
      name: 'nobody-imports-embedded',
      severity: 'error',
      from: { path: '^server/(?!embedded/|main\\.ts)' },
      to: { path: '^server/embedded/' },
    },
    ...oneWay(
      'shared',
      [
        ['text'],
        ['projects'],
        ['consent', 'money'],
        ['alternatives'],
        ['validation'],
        ['help-api'],
        ['article-html', 'edit-protocol', 'rendering'],
      ],
      { upstairs: '(?!model)[^/]+\\.tsx?$' },
    ),
    ...oneWay(
      'server',
      [
        ['cache', 'config'],
        ['upstream'],
        ['content'],
        ['http'],
        ['observability'],
        ['middleware'],
        ['pages'],
        ['bff'],
        ['ops'],
      ],
      { others: ['embedded'] },
    ),
    ...oneWay(
      'server/embedded',
      [['content', 'editor'], ['seed'], ['orders'], ['store'], ['payment', 'search'], ['routes']],
      {
        // The others (calls, words, projects) are the ground that all rooms stand on.
        upstairs: '(?:app|embedded-api|embedded-store|seed-content)\\.ts$',
        // The content's tests read it as the seed does.
        pathNot: '\\.test\\.ts$',
      },
    ),
    {
      name: 'app-is-handed-its-dependencies',
      comment:
        'Of what makes things, app knows the types: a test hands it others. The other way is a circle.',
      severity: 'error',
      from: { path: '^server/app\\.ts$' },
      to: { path: '^server/dependencies\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-knows-no-http',
      comment: 'content never sees a request or a response.',
      severity: 'error',
      from: { path: '^server/(content|cache|upstream)/' },
      to: { path: '^node_modules/(?:compression|express|express-rate-limit|express-static-gzip|helmet)/' },
    },
    {
      name: 'only-upstream-speaks-http',
      comment:
        'What content and cache need of the network, upstream asks for, with its deadlines and limits.',
      severity: 'error',
      from: { path: '^server/(content|cache)/' },
      to: { path: ['^(?:node:)?(?:http|http2|https)$', '^node_modules/axios/'] },
    },
    {
      name: 'react-is-the-clients',
      comment:
        'The server reaches what renders through the render contract; only the desk is a React app of its own.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/embedded/editor/' },
      to: { path: '^node_modules/react(?:-dom|-router|-router-dom|-i18next)?/' },
    },
    {
      name: 'tools-stay-outside',
      comment: 'What builds and tests is not there in the image; only npm run dev starts Vite.',
      severity: 'error',
      from: {
        path: '^(?:client|server|shared)/',
        pathNot: '\\.test\\.tsx?$|^server/pages/development-renderer\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
    ...oneWay('client', [
      ['i18n', 'stores', 'api', 'styles'],
      ['components'],
      ['features'],
      ['telemetry'],
      ['routes'],
      ['root'],
    ]),
    {
      name: 'routes-never-import-routes',
      severity: 'error',
      from: { path: '^client/routes/([^/]+)/' },
      to: { path: '^client/routes/', pathNot: '^client/routes/$1/' },
    },
    {
      name: 'server-only-libraries-stay-there',
      comment: 'An editor’s draft alone is cleaned in the browser, by the policy that the server uses.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/features/admin-view/article-draft\\.ts$' },
      to: {
        path: '^(?:node_modules/(?:axios|dompurify|jsdom|express|pino|helmet|@orama)/|shared/projects/word-stems)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

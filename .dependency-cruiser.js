/** Imports run one way (ARCHITECTURE.md, The import rule). */
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
      to: { pathNot: ['^shared/', '^node_modules/valibot/'] },
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
    {
      name: 'content-knows-no-http',
      comment: 'content never sees a request or a response.',
      severity: 'error',
      from: { path: '^server/(content|cache|upstream)/' },
      to: { path: '^(server/(bff|pages|middleware|seo)/|node_modules/express/)' },
    },
    {
      name: 'cache-and-upstream-are-the-ground',
      severity: 'error',
      from: { path: '^server/(cache|upstream)/' },
      to: { path: '^server/(?!cache/|upstream/)' },
    },
    {
      name: 'routes-never-import-routes',
      severity: 'error',
      from: { path: '^client/routes/([^/]+)/' },
      to: { path: '^client/routes/', pathNot: '^client/routes/$1/' },
    },
    {
      name: 'features-never-import-routes',
      severity: 'error',
      from: { path: '^client/(features|components)/' },
      to: { path: '^client/routes/' },
    },
    {
      name: 'components-are-the-ground',
      comment: 'Components show; they neither load data nor know features.',
      severity: 'error',
      from: { path: '^client/components/' },
      to: { path: '^client/(features|routes|app|api|stores)/' },
    },
    {
      name: 'server-only-libraries-stay-there',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^node_modules/(axios|dompurify|jsdom|express|pino|helmet)/' },
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

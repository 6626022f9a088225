/**
 * Messages that the site must not obey. The functions run in a page that means harm; each is sent there as it stands, so
 * it may use nothing from outside itself.
 */

/** Everything wrong that the right parent could post: some 200 shapes. */
export const createWrongMessages = (): unknown[] => {
  const right: readonly Record<string, unknown>[] = [
    { version: 1, type: 'acknowledge' },
    { version: 1, type: 'text-replacements', texts: { header: { toShop: 'Hacked' } } },
    { version: 1, type: 'select', key: 'footer.owner' },
    { version: 1, type: 'show-state', name: 'complaint' },
    { version: 1, type: 'longest-language', on: true },
  ];
  const bent = right.flatMap((message) => {
    const { version: _version, ...withoutVersion } = message;
    const { type, ...withoutType } = message;
    return [
      withoutVersion,
      withoutType,
      { ...message, extra: true },
      { ...message, type: String(type).toUpperCase() },
      { ...message, type: `${String(type)} ` },
      { ...message, type: [type] },
      { ...message, type: { toString: String(type) } },
      ...[0, 2, -1, 1.5, '1', null, true, [1], 1n, Number.NaN, Number.POSITIVE_INFINITY].map((version) => ({
        ...message,
        version,
      })),
      [message],
      { data: message },
      JSON.stringify(message),
      new Map(Object.entries(message)),
      new Set([message]),
      JSON.parse(JSON.stringify(message).replace('{', '{"__proto__":{"polluted":true},')),
    ];
  });

  const deep = (depth: number): unknown => {
    let tree: unknown = 'Hacked';
    for (let level = 0; level < depth; level += 1) tree = { a: tree };
    return tree;
  };
  const cycle: Record<string, unknown> = { header: { toShop: 'Hacked' } };
  cycle['self'] = cycle;
  const texts = [
    null,
    undefined,
    'all',
    7,
    [],
    ['Hacked'],
    cycle,
    deep(7),
    deep(2_000),
    new Map([['header', { toShop: 'Hacked' }]]),
    new Date(0),
    { header: { toShop: 7 } },
    { header: { toShop: null } },
    { header: { toShop: ['Hacked'] } },
    { header: { toShop: new Date(0) } },
    { header: { toShop: 'x'.repeat(5_000_000) } },
    { header: { toShop: 'x'.repeat(5_001) } },
    { 'header.toShop': 'Hacked' },
    { header: { toShop: 'Hacked' }, '<img src=x onerror=alert(1)>': 'x' },
    { header: { toShop: 'Hacked', '"><script>alert(1)</script>': 'x' } },
    JSON.parse('{"__proto__":{"toShop":"Hacked"},"header":{"toShop":"Hacked"}}'),
    JSON.parse('{"header":{"__proto__":{"toShop":"Hacked"}}}'),
    { constructor: { prototype: { polluted: 'yes' } } },
    { header: { constructor: { prototype: { polluted: 'yes' } } } },
    { prototype: { polluted: 'yes' } },
    Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`key${index}`, 'Hacked'])),
  ].map((tree) => ({ version: 1, type: 'text-replacements', texts: tree }));

  const keys = [
    '', '.', 'a..b', '__proto__', 'a.__proto__', 'constructor', 'constructor.prototype', '<b>x</b>', 'a b', '$t(header.toShop)', '{{x}}', '*', '#main', '[onclick]', 'x'.repeat(301), 'x'.repeat(5_000_000), 7, null, {}, ['header.toShop'],
  ].map((key) => ({ version: 1, type: 'select', key })); // oxfmt-ignore
  const names = [
    'COMPLAINT', 'constructor', '__proto__', 'toString', '', 'no-such-state', 0, true, ['complaint'], {}, 'x'.repeat(5_000_000),
  ].map((name) => ({ version: 1, type: 'show-state', name })); // oxfmt-ignore
  const switches = ['true', 1, null, [], {}, new Boolean(true)].map((on) => ({
    version: 1,
    type: 'longest-language',
    on,
  }));
  const things: unknown[] = [
    null, undefined, true, 0, -0, 1n, '', 'acknowledge', 'x'.repeat(5_000_000), [], {}, [[[[]]]], cycle, deep(2_000),
    new ArrayBuffer(5_000_000), new Uint8Array(16), new Map(), new Set(), new Date(), /x/, new Error('x'), new Blob(['x']),
    new ImageData(1, 1), { version: 1 }, { type: 'webpackHotUpdate' }, { source: 'react-devtools-bridge', payload: {} },
    { version: 1, type: 'ready', skin: 'atd', locale: 'en', path: '/' },
    { version: 1, type: 'hello', skin: 'atd', locale: 'en', path: '/' },
    { version: 1, type: 'page-texts', locale: 'en', path: '/', texts: [] },
    { version: 1, type: 'eval', code: 'alert(1)' },
  ]; // oxfmt-ignore
  return [...bent, ...texts, ...keys, ...names, ...switches, ...things];
};

/** What the right parent could say, and nobody else. */
export const rightMessages = [
  { version: 1, type: 'acknowledge' },
  { version: 1, type: 'text-replacements', texts: { header: { toShop: 'Hacked' } } },
  { version: 1, type: 'select', key: 'footer.owner' },
  { version: 1, type: 'show-state', name: 'complaint' },
  { version: 1, type: 'longest-language', on: true },
  { header: { toShop: 'Hacked' } },
] as const;

/** Well formed, so that the first of them enters the view, but of nothing that the page has. */
export const strayMessages = [
  { version: 1, type: 'text-replacements', texts: { nobody: { knows: 'Hacked' } } },
  { version: 1, type: 'text-replacements', texts: { header: 'Hacked' } },
  { version: 1, type: 'text-replacements', texts: { header: { toShop: { deeper: 'Hacked' } } } },
  { version: 1, type: 'text-replacements', texts: {} },
  { version: 1, type: 'select', key: 'no.such.key' },
  { version: 1, type: 'show-state', name: 'decision-error' },
] as const;

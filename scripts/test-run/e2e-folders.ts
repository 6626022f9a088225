/** Where a screen or a feature is tested in the browser, where the folder of tests is not called as it is. */
const testedIn: Readonly<Record<string, readonly string[]>> = {
  'accessibility-statement': ['footer'],
  'admin-view': ['editor'],
  'article-preview': ['category', 'home'],
  'article-views': ['article'],
  'back-to-top': ['footer'],
  'category-menu': ['shell'],
  complaint: ['footer'],
  contact: ['footer', 'forms', 'shell'],
  'cookie-consent': ['consent'],
  'dialog-form': ['footer', 'forms'],
  field: ['forms', 'look', 'reading'],
  header: ['shell'],
  'image-dialog': ['article'],
  'language-switch': ['languages'],
  'list-pages': ['search', 'category'],
  newsletter: ['footer', 'forms'],
  'not-found': ['errors'],
  'order-cancellation': ['footer'],
  'popular-questions': ['home', 'search'],
  'projects-list': ['footer'],
  'search-panel': ['search'],
  telemetry: ['consent'],
  trail: ['breadcrumbs'],
  'video-player': ['home', 'article'],
  select: ['alternatives', 'forms'],
  vote: ['article', 'forms'],
  i18n: ['languages'],
};

/** A change that no row places may show anywhere: these open one page of each kind, in every state. */
const everyPage = ['reading', 'look'] as const;

const inClient = /^client\/(?:(?:routes|features|components)\/)?([\w-]+)\//;
const reachesAll = /^(?:playwright\.config\.ts|tests\/(?:setup|fakes|builders)\/|tests\/e2e\/[\w.-]+$)/;

/**
 * Folders of `tests/e2e` (`all` are those there are) that a change of these files touches:
 *
 * - a test runs itself, with those beside it; what all tests stand on runs all of them;
 * - a folder of the client runs the folder of the same name, else its row above, else one page of each kind;
 * - texts run `languages`, the editor's desk `editor`, all else of the server and of `shared` one page of each kind;
 * - a unit test, a document or a script runs none.
 */
export const e2eFoldersOf = (changed: readonly string[], all: readonly string[]): readonly string[] => {
  const folders = all.filter((name) => !name.includes('.'));
  const wanted = new Set(changed.flatMap((file) => foldersOf(file, folders)));
  return folders.filter((folder) => wanted.has(folder));
};

const foldersOf = (file: string, folders: readonly string[]): readonly string[] => {
  if (reachesAll.test(file)) return folders;
  if (/\.test\.tsx?$/.test(file)) return [];
  const [, ownFolder] = /^tests\/e2e\/([\w-]+)\//.exec(file) ?? [];
  if (ownFolder) return [ownFolder];
  const [, name = ''] = inClient.exec(file) ?? [];
  if (name) return folders.includes(name) ? [name] : (testedIn[name] ?? everyPage);
  if (file.startsWith('locales/')) return ['languages'];
  if (file.startsWith('server/embedded/editor/')) return ['editor'];
  return /^(?:client|server|shared)\//.test(file) ? everyPage : [];
};

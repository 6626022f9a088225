/**
 * The style sheets of the build, in the order in which they apply: what all pages show as they are served, what some of
 * them add, and the rest, which nothing shows before it is opened or gone to (behaviour/pages 35).
 */
export const sheetNames = ['shell', 'media', 'home', 'category', 'article', 'rest'] as const;

export type Sheet = (typeof sheetNames)[number];

/** Folders and files of `client/`, by the sheet they are in; what stands nowhere is in `rest`. */
const contents: Readonly<Record<Exclude<Sheet, 'rest'>, readonly string[]>> = {
  shell: [
    'styles/global.css',
    'app/shell/',
    'components/breadcrumbs/',
    'components/button/button.module.css',
    'components/card/',
    'components/disclosure/',
    'components/field/field.module.css',
    'components/field/choice.module.css',
    'components/icon/',
    'components/menu-list/menu-list.module.css',
    'features/back-to-top/',
    'features/category-menu/category-list.module.css',
    'features/contact/contact.module.css',
    'features/footer/',
    'features/header/header.module.css',
    'features/language-switch/',
    'features/newsletter/',
    'features/projects-list/',
    'features/search-panel/search-panel.module.css',
    'features/trail/',
  ],
  home: [
    'features/category-menu/category-menu.module.css',
    'features/popular-questions/',
    'features/search-panel/popular-searches.module.css',
    'routes/home/',
  ],
  category: ['features/category-menu/category-links.module.css', 'routes/category/'],
  article: ['styles/article.css', 'features/vote/vote.module.css', 'routes/article/'],
  media: ['components/slider/', 'features/video-player/'],
};

/** The sheet of a file below `client/`. */
export const sheetOf = (file: string): Sheet => {
  const isIn = (paths: readonly string[]) =>
    paths.some(
      (path) => `client/${path}` === file || (path.endsWith('/') && file.startsWith(`client/${path}`)),
    );
  return (
    (Object.keys(contents) as (keyof typeof contents)[]).find((sheet) => isIn(contents[sheet])) ?? 'rest'
  );
};

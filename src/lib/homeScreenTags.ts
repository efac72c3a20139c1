/** The file name of the web manifest. */
export const MANIFEST = 'manifest.webmanifest';

/** The header's colour in each colour scheme, and the colour of a light page. src/styles/_tokens.scss names them frame and page. */
export const HOME_SCREEN_COLORS = { light: '#232f47', dark: '#172033', background: '#f4efe5' };

type Tag = { tag: 'link' | 'meta'; attrs: Record<string, string> };

/**
 * The tags of a page that can be put on the home screen (rule: home-screen-icon). `base` is the path of the application: '/',
 * or a path that ends with '/'. The build imports this file, so it must not import anything.
 */
export function homeScreenTags(base: string): Tag[] {
  const themeColor = (scheme: 'light' | 'dark'): Tag => ({
    tag: 'meta',
    attrs: {
      name: 'theme-color',
      content: HOME_SCREEN_COLORS[scheme],
      media: `(prefers-color-scheme: ${scheme})`,
    },
  });
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: base + MANIFEST } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}home-screen/apple-touch-icon.png` } },
    themeColor('light'),
    themeColor('dark'),
  ];
}

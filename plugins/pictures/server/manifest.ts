import {BRAND_COLORS} from '../../../config/brandColors';
import {SITE} from '../../../config/site';

/**
 * The web app manifest. Installed it keeps the buttons for back and reload: it is read like
 * a book, from page to page.
 * https://www.w3.org/TR/appmanifest/
 */
export function manifest(baseUrl: string): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable'): object => ({
    src: `${baseUrl}img/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      id: baseUrl,
      name: `${SITE.name} - ${SITE.tagline}`,
      short_name: SITE.name,
      description: SITE.description,
      lang: 'ja',
      dir: 'ltr',
      start_url: baseUrl,
      scope: baseUrl,
      display: 'minimal-ui',
      background_color: BRAND_COLORS.paper,
      theme_color: BRAND_COLORS.nori,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('maskable-512.png', 512, 'maskable'),
      ],
    },
    undefined,
    2,
  )}\n`;
}

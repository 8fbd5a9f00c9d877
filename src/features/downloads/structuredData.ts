import type {JsonValue} from '@site/src/components/StructuredData';
import type {Release, ReleaseFile} from '@site/plugins/releases/client';
import {megabytes} from '@site/src/lib/megabytes';

/** The app in words of schema.org, one entry for each platform: their files differ in size. */
export function softwareApplications(
  {name, url, description}: {name: string; url: string; description: string},
  {version, date, win, mac}: Release,
): Record<string, JsonValue> {
  const platform = (operatingSystem: string, files: readonly ReleaseFile[]): JsonValue => ({
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    operatingSystem,
    applicationCategory: 'MultimediaApplication',
    inLanguage: 'ja',
    softwareVersion: version,
    datePublished: date,
    downloadUrl: files.map((file) => file.url),
    // Text in kilobytes when no unit is given, so the unit is given.
    fileSize: megabytes(files[0]?.size ?? 0),
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'JPY'},
  });
  return {
    '@graph': [
      platform('Windows 10 (64-bit), Windows 11', win),
      platform('macOS 12 or later', mac),
    ],
  };
}

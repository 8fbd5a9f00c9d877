import {expect, it} from 'vitest';
import type {ReleaseFile} from '@site/plugins/releases/client';
import {softwareApplications} from './structuredData';

const file = (name: string, size: number): ReleaseFile => ({
  name,
  url: `https://dl.example/${name}`,
  kind: 'exe',
  size,
  base64: '',
  hex: '',
});

it('describes one application for each platform, free of charge', () => {
  const data = softwareApplications(
    {name: 'App', url: 'https://app.example/download', description: 'What it does'},
    {
      version: '8.0.7',
      date: '2025-10-18',
      win: [file('a.exe', 92_480_576)],
      mac: [file('a.dmg', 109_405_184), file('a.zip', 106_484_800)],
      standIn: false,
    },
  );
  const shared = {
    '@type': 'SoftwareApplication',
    name: 'App',
    softwareVersion: '8.0.7',
    datePublished: '2025-10-18',
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'JPY'},
  };
  expect(data).toMatchObject({
    '@graph': [
      {
        ...shared,
        operatingSystem: 'Windows 10 (64-bit), Windows 11',
        downloadUrl: ['https://dl.example/a.exe'],
        fileSize: '92.5MB',
      },
      {
        ...shared,
        operatingSystem: 'macOS 12 or later',
        downloadUrl: ['https://dl.example/a.dmg', 'https://dl.example/a.zip'],
        fileSize: '109.4MB',
      },
    ],
  });
});

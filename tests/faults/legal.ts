import type {Fault} from './fault';

export const legalFaults: readonly Fault[] = [
  {
    name: 'the table of the commerce act leaves the time of delivery to a request',
    file: 'src/features/legal/commerceFacts.ts',
    from: "        shownAt('ライセンスキーを渡す時期'),",
    to: '        [ON_REQUEST],',
    tests: [
      'src/features/legal/commerceFacts.test.ts › leaves to a request only what the law allows',
    ],
  },
  {
    name: 'the terms do not leave consumers the court of their home',
    file: 'src/features/legal/TermsParts.tsx',
    from: '      <li>消費者である利用者が、その住所地の裁判所に訴えを起こすことを妨げません。</li>\n',
    to: '',
    tests: [
      'tests/e2e/legal.spec.ts › the terms number their articles, and keep what the consumer may not lose',
    ],
  },
  {
    name: 'the button beside a colour of the media kit copies its name',
    file: 'src/features/mediakit/Palette.tsx',
    from: 'text={BRAND_COLORS[color]}',
    to: 'text={name}',
    tests: ['tests/e2e/mediakit.spec.ts › a text and a colour are copied'],
  },
];

import {versionLabel, type AppVersion} from '@komebiyori/overlays/model/appVersions';

export interface GeneratorFacts {
  readonly version: AppVersion;
  /** The app versions it is for, as the navbar writes them. */
  readonly label: string;
  /** Each of them; the label of 7.0 was given before there was a 7.2. */
  readonly apps: readonly string[];
  /** What differs in this version's templates. */
  readonly difference: string;
}

const FACTS: readonly Omit<GeneratorFacts, 'label'>[] = [
  {
    version: '8_0',
    apps: ['8.0'],
    difference:
      'テンプレートが、受け取るデータの種別を宣言します。7.2までのテンプレートは、そのままでは動かないことがあります。',
  },
  {
    version: '7_0',
    apps: ['7.0', '7.1', '7.2'],
    difference:
      '受け取るデータの種別を宣言しないと、コンソールに警告が出ます。コメントの表示はできます。',
  },
  {
    version: '6_0',
    apps: ['6.0'],
    difference: '受け取るデータの種別を宣言する仕組みが入りました。宣言しなくても動きます。',
  },
  {
    version: '5_1',
    apps: ['5.1', '5.2'],
    difference: '5.1と5.2は、同じ変数で見た目を変えられます。',
  },
  {
    version: '5_0',
    apps: ['5.0'],
    difference: '5系の最初のバージョンです。5.1より後のCSSは、そのままでは合わないことがあります。',
  },
  {
    version: '4_2',
    apps: ['4.2'],
    difference:
      '4.2のテンプレートのためのバージョンです。本アプリを5.0以降へ更新したら、テンプレートもそのバージョンのものに替えます。',
  },
];

/** Newest first. */
export const GENERATOR_VERSIONS: readonly GeneratorFacts[] = FACTS.map((facts) => ({
  ...facts,
  label: versionLabel(facts.version),
}));

/** The facts of one version. */
export function generatorFacts(version: AppVersion): GeneratorFacts {
  const facts = GENERATOR_VERSIONS.find((entry) => entry.version === version);
  if (facts === undefined) throw new Error(`No template editor for version ${version}`);
  return facts;
}

/** Versions that the entrance does not offer any more; their editors stay. */
export const isOldGenerator = (version: AppVersion): boolean =>
  version === '4_2' || version === '5_0';

import type {AppVersion} from './types';

/** What differs between versions of the app for those who receive comments. */
interface VersionFacts {
  /** As `GET /api/info` says it. */
  readonly version: string;
  /** Comments carry the details of their frame and of who wrote them. */
  readonly detailedComments: boolean;
  /**
   * What a connection that declares nothing (`p` left out, or `all`) gets: everything before 8.0.
   * 8.0 asks for a declaration; the simulator then sends nothing, so that it is not forgotten.
   */
  readonly undeclared: 'everything' | 'nothing';
  /** `p` chooses what arrives; earlier versions sent everything to everybody. */
  readonly permissions: boolean;
}

export const VERSIONS: Readonly<Record<AppVersion, VersionFacts>> = {
  '4_2': {version: '4.2.0', detailedComments: true, undeclared: 'everything', permissions: false},
  '5_0': {version: '5.0.0', detailedComments: true, undeclared: 'everything', permissions: false},
  '5_1': {version: '5.1.0', detailedComments: true, undeclared: 'everything', permissions: false},
  '6_0': {version: '6.0.0', detailedComments: true, undeclared: 'everything', permissions: true},
  '7_0': {version: '7.0.0', detailedComments: true, undeclared: 'everything', permissions: true},
  '8_0': {version: '8.0.7', detailedComments: false, undeclared: 'nothing', permissions: true},
};

export const APP_VERSIONS = Object.keys(VERSIONS) as readonly AppVersion[];

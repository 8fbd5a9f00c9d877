import type {ReactNode} from 'react';

import {isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Tabs} from '../kit/Tabs';

/** The tabs of メニュー（⋯）→ 連携, as far as the version has them. */
function integrationTabs(version: string): readonly string[] {
  return [
    'ゆかりねっとコネクターNEO',
    '棒読みちゃん',
    ...(isAtLeast(version, '6.0') ? ['VOICEVOX'] : []),
    ...(isAtLeast(version, '7.1') ? ['COEIROINK', 'AivisSpeech'] : []),
  ];
}

interface Props {
  readonly version: string;
  readonly open: string;
  readonly children: ReactNode;
}

/** The window メニュー（⋯）→ 連携 with one tab open. */
export function IntegrationWindow({version, open, children}: Props): ReactNode {
  return (
    <AppWindow version={version} title="連携">
      <Tabs names={integrationTabs(version)} open={open} />
      {children}
    </AppWindow>
  );
}

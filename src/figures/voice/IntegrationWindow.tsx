import type {ReactNode} from 'react';

import {isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Switch} from '../kit/Controls';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {Tabs} from '../kit/Tabs';

/** The programs メニュー（⋯）→ 連携 knows, as far as the version has them. */
function integrations(version: string): readonly string[] {
  return [
    'ゆかりねっとコネクターNEO',
    '棒読みちゃん',
    ...(isAtLeast(version, '6.0') ? ['VOICEVOX'] : []),
    ...(isAtLeast(version, '7.1') ? ['COEIROINK', 'AivisSpeech'] : []),
  ];
}

/** What one program has in that window: a tab since 6.0, a part of the one page before. */
export function integrationPart(version: string): 'タブ' | 'の欄' {
  return isAtLeast(version, '6.0') ? 'タブ' : 'の欄';
}

interface Props {
  readonly version: string;
  readonly open: string;
  readonly children: ReactNode;
}

/** The window メニュー（⋯）→ 連携: tabs with one open, or before 6.0 all programs under each other. */
export function IntegrationWindow({version, open, children}: Props): ReactNode {
  const names = integrations(version);
  return (
    <AppWindow version={version} title="連携">
      {isAtLeast(version, '6.0') ? (
        <>
          <Tabs names={names} open={open} />
          {children}
        </>
      ) : (
        names.map((name) => (
          <Part key={name} name={name}>
            {name === open ? children : <Idle />}
          </Part>
        ))
      )}
    </AppWindow>
  );
}

function Part({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Form>
        <FormHeading>{name}</FormHeading>
      </Form>
      {children}
    </>
  );
}

/** A program that is not used. */
function Idle(): ReactNode {
  return (
    <Form>
      <FormRow name="有効化">
        <Switch on={false} />
      </FormRow>
    </Form>
  );
}

import {switchCharacterKeys} from '@site/src/browser/characterKeys.browser';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {Switch} from '@site/src/components/ToolParts';
import type {ReactNode} from 'react';

/** Switches single characters on and off, for the whole site. */
export function CharacterKeySwitch(): ReactNode {
  return (
    <Switch
      label="1文字のキーを使う"
      note="「/」や「P」など、CtrlやAltと一緒に押さないキーです。オフにすると、このサイトのすべてのページで働かなくなります。"
      checked={useCharacterKeys()}
      onChange={switchCharacterKeys}
    />
  );
}

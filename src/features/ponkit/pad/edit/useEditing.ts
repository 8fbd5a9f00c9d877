import {useState, type ReactNode} from 'react';
import type {Change} from '@site/src/lib/history';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';
import type {Ponkit} from '../../tool/ponkit.browser';
import {useTool} from '../../tool/useTool';
import {
  addButton,
  changeButton,
  duplicateButton,
  moveButton,
  placeOf,
  poolButton,
  removeButton,
  type ButtonChanges,
  type Place,
} from '../../work/edit';
import {newButton, MAX_BUTTONS} from '../../work/work';
import type {PadButton, PadPage} from '../../work/pads';
import {buttonName} from '../Face';

/** What is going on while the pad is arranged. */
export interface Editing {
  /** The button whose fields are shown. */
  readonly chosen: PadButton | undefined;
  readonly choose: (buttonId: string | undefined) => void;
  /** Whether the next place that is pressed takes the chosen button. */
  readonly isMoving: boolean;
  readonly setMoving: (isMoving: boolean) => void;
  /** What was done last, for those who cannot look. */
  readonly said: ReactNode;
  readonly say: (text: string) => void;
  readonly create: (place: Place) => void;
  readonly move: (buttonId: string, to: Place) => void;
  readonly change: (changes: ButtonChanges, step: Change) => void;
  readonly duplicate: () => void;
  readonly toPool: (buttonId: string) => void;
  readonly remove: () => void;
}

/** A place of a page in words. */
export function placeText({columns}: Pick<PadPage, 'columns'>, slot: number): string {
  return `${Math.floor(slot / columns) + 1}行${(slot % columns) + 1}列`;
}

/** On the button that ends what it began: a phone has no Escape. As wide as what it says before. */
export const STOP_MOVING = '移動をやめる';

const newId = (): string => crypto.randomUUID();

/** The deeds of the edit mode, each a step that can be taken back. */
export function useEditing(page: PadPage | undefined): Editing {
  const tool: Ponkit = useTool();
  const work = useStore(tool.work);
  const [chosenId, choose] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const [said, say] = useSaid();
  const chosen = work.buttons.find(({id}) => id === chosenId);
  const nameOf = (id: string): string => {
    const button = work.buttons.find((one) => one.id === id);
    return button === undefined ? 'ボタン' : buttonName(button);
  };
  return {
    chosen,
    choose: (id) => {
      choose(id);
      setMoving(false);
    },
    isMoving: isMoving && chosen !== undefined,
    setMoving: (next) => {
      setMoving(next);
      // What was done before would come back as if it had been done now.
      say(next ? '' : '場所を動かすのをやめました。');
    },
    said,
    say,
    create: (place) => {
      if (work.buttons.length >= MAX_BUTTONS) {
        say(`ボタンは${MAX_BUTTONS}個までです。使わないボタンを削除してください。`);
        return;
      }
      const button = newButton(newId());
      tool.change((one) => addButton(one, button, place), {label: 'ボタンの追加'});
      choose(button.id);
      say('ボタンを追加しました。右か下の欄で、名前と合図の言葉を入れてください。');
    },
    move: (id, to) => {
      tool.change((one) => moveButton(one, id, to), {label: 'ボタンの移動'});
      setMoving(false);
      if (page !== undefined) say(`「${nameOf(id)}」を${placeText(page, to.slot)}へ動かしました。`);
    },
    change: (changes, {label, tag}) => {
      if (chosen === undefined) return;
      tool.change((one) => changeButton(one, chosen.id, changes), {
        label,
        tag: tag && `${chosen.id} ${tag}`,
      });
    },
    duplicate: () => {
      if (chosen === undefined) return;
      const id = newId();
      tool.change((one) => duplicateButton(one, chosen.id, id), {label: 'ボタンの複製'});
      const isPlaced = placeOf(tool.work.get(), id) !== undefined;
      choose(id);
      say(
        isPlaced
          ? '複製しました。複製を選んでいます。'
          : '複製しました。ページに空きがないので、置き場に入れました。',
      );
    },
    toPool: (id) => {
      tool.change((one) => poolButton(one, id), {label: 'ボタンを外す'});
      say(`「${nameOf(id)}」を置き場に入れました。`);
    },
    remove: () => {
      if (chosen === undefined) return;
      tool.change((one) => removeButton(one, chosen.id), {label: 'ボタンの削除'});
      choose(undefined);
      say(`「${buttonName(chosen)}」を削除しました。「元に戻す」で戻せます。`);
    },
  };
}

/** Of every group of fields. */
export interface FieldProps {
  readonly button: PadButton;
  readonly onChange: Editing['change'];
}

import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Columns, Mono, Soft} from '../kit/Columns';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Window} from '../kit/Window';

const LABEL =
  'コメント1、2がある枠につないだ例。allでは、つないだときは1、2が渡ります。3が届くと1、2、3、次に1を消すと2、3、すべてを消すと空の配列です。diffでは、3が届いたときに3だけ、すべてを消したときに空の配列が渡り、ほかのときは何も渡りません。';

const EVENTS = ['つながる', '3が届く', '1を消す', 'すべてを消す'] as const;

/** What the callback of `comments` gets in both modes for the same four events. */
export const SdkModesFigure: FigureComponent = () => (
  <Figure
    caption="コメント1と2がある枠にWebSocketでつないだとき、commentsの関数が受け取る配列です。"
    label={LABEL}
  >
    <Columns>
      <Mode name="all" given={['[1, 2]', '[1, 2, 3]', '[2, 3]', '[ ]']} />
      <Mode name="diff" given={[undefined, '[3]', undefined, '[ ]']} />
    </Columns>
  </Figure>
);

interface Props {
  readonly name: string;
  /** The array for each event; nothing when the function is not called. */
  readonly given: readonly (string | undefined)[];
}

function Mode({name, given}: Props): ReactNode {
  return (
    <Window bar={<Mono>mode: &apos;{name}&apos;</Mono>}>
      <DataGrid
        columns="minmax(0, 1fr) minmax(0, 1fr)"
        rows={EVENTS.map((event, index) => {
          const array = given[index];
          return {
            key: event,
            cells: [
              event,
              array === undefined ? (
                <Soft key="array">呼ばれない</Soft>
              ) : (
                <Mono key="array">{array}</Mono>
              ),
            ],
            marked: array !== undefined,
          };
        })}
      />
    </Window>
  );
}

import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';

/** Two values of SHA-512 side by side, once alike and once not. The same in every version. */
export const HashCompareFigure: FigureComponent = () => {
  return (
    <Figure
      caption="SHA-512の見比べ方。最初と最後の8文字ずつを見てから、全体を比べます。値は見本です。"
      label="SHA-512の見比べ方の例が2つ。①1つ目は、ダウンロードのページの値と手元のファイルの値の、最初の4fa1c07bと最後の9d2e55b8が同じで、大文字と小文字だけが違う。同じなので使える。②2つ目は最後の8文字が違う。違うので削除して、保存し直す。"
      legend={['同じ（使えます）', '違う（削除します）']}
    >
      <Columns>
        <Dialog title="同じ" icon="check">
          <Values mine="4FA1C07B … 9D2E55B8" />
          <Line>
            <Callout n={1} />
            <Tag tone="soft">大文字と小文字の違いは無視します</Tag>
          </Line>
        </Dialog>
        <Dialog title="違う" icon="close">
          <Values mine="4FA1C07B … 10C3E7FF" />
          <Line>
            <Callout n={2} />
            <Tag>開かずに削除し、保存し直します</Tag>
          </Line>
        </Dialog>
      </Columns>
    </Figure>
  );
};

function Values({mine}: {readonly mine: string}): ReactNode {
  return (
    <Pad>
      <div>
        <Soft>公式のページの値</Soft>
        <div>
          <Mono>4fa1c07b … 9d2e55b8</Mono>
        </div>
      </div>
      <div>
        <Soft>手元のファイルの値</Soft>
        <div>
          <Mono>{mine}</Mono>
        </div>
      </div>
    </Pad>
  );
}

import type {FigureComponent} from '../kit/app';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Stage, StageItem} from '../kit/Stage';
import art from '../kit/TemplateThumb.module.css';

const PLACES = [
  ['左上', 17, 17],
  ['上', 47, 17],
  ['右上', 73, 17],
  ['左', 17, 46],
  ['中央', 45, 46],
  ['右', 78, 46],
  ['左下', 17, 75],
  ['下', 47, 75],
  ['右下', 73, 75],
] as const;

/** Where the words of a notifier stand upon its picture. */
export const NotifierTextFigure: FigureComponent = () => {
  return (
    <Figure
      caption="固定表示の文字の位置。画像の四角の中の9か所から選びます。"
      label="配信の画面に固定表示の画像があり、その四角の中に文字を置ける9か所を示した図。左上、上、右上、左、中央、右、左下、下、右下。"
    >
      <Stage>
        <StageItem x={0} y={0} width={100}>
          <svg viewBox="0 0 160 90" className={art.thumb} aria-hidden="true" focusable="false">
            <rect className={art.soft} x="24" y="11" width="112" height="68" rx="3" />
            <circle className={art.warm} cx="80" cy="45" r="22" />
            <circle className={art.text} cx="72" cy="38" r="2.5" />
            <circle className={art.text} cx="88" cy="38" r="2.5" />
          </svg>
        </StageItem>
        {PLACES.map(([name, x, y]) => (
          <StageItem key={name} x={x} y={y}>
            <Tag>{name}</Tag>
          </StageItem>
        ))}
      </Stage>
    </Figure>
  );
};

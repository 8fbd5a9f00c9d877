import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '本アプリの窓は、正しく描けていますか',
    exit: 'はい',
    remedy: '入のままにします',
  },
  {
    question: 'GPUのドライバーは新しいですか',
    exit: 'いいえ',
    remedy: 'ドライバーを新しくし、PCを起動し直します',
  },
  {
    question: 'TikTokの枠を使いますか',
    exit: 'はい',
    remedy: '入のままにします。切だとつながりません',
  },
];

/** Whether to turn ハードウェアアクセラレーション off. */
export const HardwareChoiceFigure: FigureComponent = () => (
  <Figure caption="ハードウェアアクセラレーションを切にしてよいかを決める順番です。">
    <DecisionFlow
      start="画面が白い、真っ黒、乱れる"
      columns={[{checks: CHECKS, end: '切にして、本アプリを開き直します'}]}
    />
  </Figure>
);

import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '本アプリの画面は、正しく表示されていますか',
    exit: 'はい',
    remedy: 'オンのままにします',
  },
  {
    question: 'GPUのドライバーは新しいですか',
    exit: 'いいえ',
    remedy: 'ドライバーを新しくし、PCを起動し直します',
  },
  {
    question: 'TikTokの枠を使いますか',
    exit: 'はい',
    remedy: 'オンのままにします。オフだとつながりません',
  },
];

/** Whether to turn ハードウェアアクセラレーション off. */
export const HardwareChoiceFigure: FigureComponent = () => (
  <Figure caption="ハードウェアアクセラレーションをオフにしてよいかを決める順番です。">
    <DecisionFlow
      start="画面が白い、真っ黒、乱れる"
      columns={[{checks: CHECKS, end: 'オフにして、本アプリを開き直します'}]}
    />
  </Figure>
);

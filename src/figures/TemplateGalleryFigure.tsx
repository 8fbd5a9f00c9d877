import type {FigureComponent} from './kit/app';
import {Tag} from './kit/Controls';
import {Figure} from './kit/Figure';
import type {TemplateId} from './kit/templateShapes';
import {TemplateThumb} from './kit/TemplateThumb';
import styles from './TemplateGalleryFigure.module.css';

interface Bundled {
  readonly id: TemplateId;
  readonly look: string;
  readonly size: string;
  readonly pro?: boolean;
}

const BUNDLED: readonly Bundled[] = [
  {id: 'basic', look: '名前と本文の2段', size: '400×800'},
  {id: 'bubble', look: '吹き出し', size: '500×800'},
  {id: 'line-up', look: '下から積む細い行', size: '600×600'},
  {id: 'ticker', look: '画面下を横に流す1行', size: '1920×80'},
  {id: 'flow', look: '右から左へ流れる文字', size: '1920×1080'},
  {id: 'card', look: 'ギフトを大きく見せるカード', size: '480×720'},
  {id: 'waiting', look: '参加待ちの一覧', size: '400×600'},
  {id: 'survey', look: 'アンケートの結果', size: '640×480'},
  {id: 'setlist', look: '曲の一覧', size: '480×640'},
  {id: 'wordparty', look: 'ワードパーティーの演出', size: '1920×1080'},
  {id: 'neon-ex', look: 'ネオン管風', size: '600×800', pro: true},
  {id: 'cyber-mx', look: '電脳風の飾り', size: '600×800', pro: true},
];

/** The bundled templates as small drawings. The same in every version. */
export const TemplateGalleryFigure: FigureComponent = () => {
  return (
    <Figure
      caption="付属テンプレートの見本（略図）。数字はブラウザソースに入れる幅×高さです。"
      label={`付属テンプレートの見本。${BUNDLED.map(inWords).join('、')}。`}
    >
      <div className={styles.grid}>
        {BUNDLED.map((template) => (
          <div key={template.id} className={styles.card}>
            <TemplateThumb id={template.id} />
            <div className={styles.head}>
              <span className={styles.name}>{template.id}</span>
              {template.pro === true && <Tag tone="amber">PRO専用</Tag>}
            </div>
            <div className={styles.look}>{template.look}</div>
            <div className={styles.size}>{template.size}</div>
          </div>
        ))}
      </div>
    </Figure>
  );
};

function inWords({id, look, size, pro}: Bundled): string {
  return `${id}は${look}で${size}${pro === true ? '、PRO専用' : ''}`;
}

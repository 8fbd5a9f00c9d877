import type {FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {Glyph, type GlyphTone} from './kit/Glyph';
import {Icon} from './kit/Icon';
import type {IconName} from './kit/iconPaths';
import {STREAM_TITLE} from './kit/samples';
import styles from './ServiceMetaFigure.module.css';

interface Row {
  readonly letter: string;
  readonly tone: GlyphTone;
  readonly title: string;
  readonly facts: readonly (readonly [icon: IconName, name: string, value: string])[];
}

const ROWS: readonly Row[] = [
  {
    letter: 'Y',
    tone: 'green',
    title: STREAM_TITLE,
    facts: [
      ['clock', '開始', '20:00'],
      ['eye', '視聴者', '128'],
      ['people', '合計', '642'],
      ['thumb', '高評価', '42'],
    ],
  },
  {
    letter: 'T',
    tone: 'amber',
    title: `${STREAM_TITLE}（サブ）`,
    facts: [
      ['clock', '開始', '20:02'],
      ['eye', '視聴者', '31'],
      ['heart', 'フォロワー', '205'],
    ],
  },
];

/** The rows of live information, one for each connected frame. The same in every version. */
export const ServiceMetaFigure: FigureComponent = () => {
  return (
    <Figure
      caption="画面の下の配信情報。つないだ枠ごとに1行で、出る項目は配信サイトで変わります。"
      label={`配信情報の例。${ROWS.map(inWords).join('')}`}
    >
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row.letter} className={styles.row}>
            <Glyph letter={row.letter} tone={row.tone} size="small" />
            <span className={styles.title}>{row.title}</span>
            <span className={styles.facts}>
              {row.facts.map(([icon, name, value]) => (
                <span key={name} className={styles.fact}>
                  <Icon name={icon} size={14} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.value}>{value}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Figure>
  );
};

function inWords({title, facts}: Row): string {
  return `題名「${title}」、${facts.map(([, name, value]) => `${name}${value}`).join('、')}。`;
}

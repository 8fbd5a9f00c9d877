import {useId, useMemo, type ReactNode} from 'react';
import {
  checkContrast,
  sayFailing,
  sayFinding,
  type Finding,
} from '@komebiyori/overlays/contrast/checkContrast';
import {mendings} from '@komebiyori/overlays/contrast/mend';
import {setOptions, type Design} from '@komebiyori/overlays/model/design';

import {useEdit} from '../EditorContext';
import {Button} from '../ui/Button';
import styles from './ContrastPane.module.css';
import {keyedTexts, mendAll} from './mendAll';

/** Whether every text can be read over any game, and what to do where it cannot. */
export function ContrastPane({design}: {design: Design}): ReactNode {
  const keyed = useMemo(() => keyedTexts(design), [design]);
  return (
    <>
      <Findings design={design} />
      {keyed.length > 0 && (
        <p className={styles.bad}>
          クロマキーの緑に近い色があります（{keyed.join('、')}
          ）。緑を抜く配信では、消えることがあります。
        </p>
      )}
    </>
  );
}

function Findings({design}: {design: Design}): ReactNode {
  const edit = useEdit();
  const findings = useMemo(() => checkContrast(design), [design]);
  const failing = findings.filter(({passes}) => !passes);
  if (failing.length === 0) {
    return (
      <p className={styles.good}>
        {findings.length}
        か所の文字を調べました。黒、白、明るいゲーム、暗いゲームのどれでも読めます。
      </p>
    );
  }
  return (
    <div className={styles.pane}>
      <p className={styles.bad}>{sayFailing(findings)}</p>
      <Button
        look="primary"
        onClick={() => {
          edit('読みやすさを自動で直す', mendAll, {said: '読みやすさを直しました'});
        }}
      >
        自動で直す
      </Button>
      <ul className={styles.list}>
        {failing.map((finding) => (
          <Line key={finding.surface.id} design={design} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function Line({design, finding}: {design: Design; finding: Finding}): ReactNode {
  const edit = useEdit();
  const id = useId();
  const ways = mendings(design, finding);
  const {label: text} = finding.surface;
  return (
    <li className={styles.line}>
      {/* A stop of the arrow keys, as the rows of options are. */}
      <div role="group" aria-label={text} aria-describedby={id} data-row="" tabIndex={-1}>
        <p id={id}>{sayFinding(finding)}</p>
        <div className={styles.ways}>
          {ways.map(({kind, label, options}) => (
            <Button
              key={kind}
              aria-label={`${text}：${label}`}
              onClick={() => {
                const said = `${text}：${label}`;
                edit(said, (one) => setOptions(one, options), {said});
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

import {useId, type ReactNode} from 'react';
import {LIMITS, setText, type Design} from '@komebiyori/overlays/model/design';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';
import {codePoints} from '@site/src/lib/textLimit';

import {useEdit} from '../EditorContext';
import ui from '../ui/ui.module.css';
import styles from './Texts.module.css';

interface Props {
  readonly design: Design;
}

/** What the template is called in the app, and by whom it is. */
export function TextsSection({design}: Props): ReactNode {
  return (
    <>
      <Line what="name" label="名前" design={design} example={titleOf(design)} />
      <Line what="author" label="作者" design={design} example="例：こめ太郎" />
      <p className={styles.help}>zipを足したときに、本アプリのテンプレートの一覧に出ます。</p>
    </>
  );
}

interface LineProps extends Props {
  readonly what: 'name' | 'author';
  readonly label: string;
  readonly example: string;
}

function Line({what, label, design, example}: LineProps): ReactNode {
  const edit = useEdit();
  const id = useId();
  const limit = {max: LIMITS[what], count: codePoints};
  const typed = useTypedText(design[what] ?? '', limit, (text) => {
    edit(label, (one) => setText(one, what, text), {tag: what});
  });
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input
        className={ui.field}
        type="text"
        id={id}
        aria-describedby={describedByTyped(undefined, {id, typed})}
        placeholder={example}
        {...typed.field}
      />
      <TypedNote id={id} typed={typed} />
    </div>
  );
}

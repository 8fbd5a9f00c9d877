import {useId, type ReactNode} from 'react';
import {noticesOf, sayNotice} from '@komebiyori/overlays/css/customCss';
import {LIMITS, setText} from '@komebiyori/overlays/model/design';
import {TextInput} from '@site/src/components/ToolParts';

import {useDispatch, useEdit} from '../EditorContext';
import ui from '../ui/ui.module.css';
import styles from './Texts.module.css';

interface Props {
  readonly css: string;
  readonly isAllowed: boolean;
}

/** CSS that comes after everything else. What loads from elsewhere waits for a yes. */
export function CustomCssSection({css, isAllowed}: Props): ReactNode {
  const dispatch = useDispatch();
  const edit = useEdit();
  const id = useId();
  const notices = noticesOf(css);
  const noticesId = notices.length > 0 ? `${id}notices` : undefined;
  return (
    <>
      <label className={styles.help} htmlFor={id}>
        項目にない見た目を書き足します。ほかのCSSの後に入ります。長さは{LIMITS.customCss}
        文字までです。
      </label>
      <TextInput
        id={id}
        describedBy={noticesId}
        className={ui.field}
        rows={8}
        spellCheck={false}
        value={css}
        limit={{max: LIMITS.kept}}
        onChange={(text) => {
          edit('自分のCSS', (one) => setText(one, 'customCss', text), {tag: 'customCss'});
        }}
      />
      {notices.length > 0 && (
        <div className={styles.notices} id={noticesId} role="status">
          <p>
            {isAllowed ? '次の内容を含めて使っています。' : '次の内容があるので、使っていません。'}
          </p>
          <ul>
            {notices.map((notice) => (
              <li key={`${notice.line} ${notice.kind} ${notice.text}`}>{sayNotice(notice)}</li>
            ))}
          </ul>
          <label className={styles.allow}>
            <input
              type="checkbox"
              checked={isAllowed}
              onChange={({target}) => {
                dispatch({type: 'allow-css', isAllowed: target.checked});
              }}
            />
            内容を確かめたので使う
          </label>
        </div>
      )}
    </>
  );
}

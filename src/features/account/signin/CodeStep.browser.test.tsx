import '@site/src/css/tokens.css';
import type {ReactNode} from 'react';
import {afterEach, expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {useTask} from '../parts/useTask';
import {CodeForm} from './CodeStep';
import styles from './SignIn.module.css';

const drawn = pageRoot();

/** The form as deep in the page as it is. */
function Page(): ReactNode {
  const task = useTask('signIn');
  return (
    <div className={styles.box}>
      <style>{'*{box-sizing:border-box}body{margin:0;padding:0 1rem}'}</style>
      <div className={styles.card}>
        <CodeForm
          task={task}
          action="ログインする"
          actionLook="primary"
          submitsItself={false}
          describedBy=""
          onVerify={() => undefined}
        />
      </div>
    </div>
  );
}

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

it.each([100, 200])(
  'keeps eight digits in sight on a phone with text at %i percent',
  async (size) => {
    await page.viewport(390, 800);
    document.documentElement.style.fontSize = `${size}%`;
    drawn.render(<Page />);
    const field = page.getByLabelText('確認コード');
    await field.fill('88888888');
    const {scrollWidth, clientWidth} = field.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

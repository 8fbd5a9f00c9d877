import Link from '@docusaurus/Link';
import {OPERATOR} from '@site/config/operatorData';
import {Fragment, useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import type {Product} from '../client/answers';
import type {Failure} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {BusyButton, Message, TaskNotice} from '../parts/TaskParts';
import {MailAddress} from '../parts/Shown';
import type {Notice} from '../parts/useTask';
import {BUY_TEXTS, failureText} from '../texts/messages.ja';

import styles from './BuyPro.module.css';
import {confirmationLines} from './confirmation';

/** Refusals because of what the account has already: all of it stands on that page. */
const AT_MY_PAGE: readonly FailureCode[] = [
  'already_owned',
  'already_subscribed',
  'membership_running',
  'payment_pending',
];

const MY_PAGE_LINK = <a href="/account/my">マイページを開く</a>;

interface Props {
  readonly product: Product;
  readonly mail: string;
  readonly isBusy: boolean;
  /** Whether the payment page is on its way, which nothing here stops. */
  readonly isLeaving: boolean;
  readonly notice: Notice | undefined;
  /** Why the account cannot buy it now. */
  readonly refusal: Failure | undefined;
  /** Whether the visitor has just left the payment page. */
  readonly wasCanceled: boolean;
  readonly onPay: () => void;
  readonly onBack: () => void;
}

/** Everything that the law wants a buyer to see before paying, on one screen. */
export function ConfirmPanel(props: Props): ReactNode {
  const {product, mail, isBusy, isLeaving, notice, refusal, wasCanceled, onPay, onBack} = props;
  const [isBack] = useState(wasCanceled);
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus alone would scroll as far as the title, and leave the conditions below the window.
    if (!isBack) title.current?.focus({preventScroll: true});
    panel.current?.scrollIntoView({block: 'start'});
  }, [isBack]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="final-check">
      <h3 className={styles.title} id="final-check" ref={title} tabIndex={-1}>
        最終確認
      </h3>
      {wasCanceled && (
        <Message tone="info" takesFocus>
          {BUY_TEXTS.canceled}
        </Message>
      )}
      {refusal === undefined ? (
        <p>このアカウントで申し込みます。内容を確かめて、「お支払いへ進む」を押してください。</p>
      ) : (
        <Message tone="error" action={MY_PAGE_LINK}>
          {failureText(refusal, 'account')}
        </Message>
      )}
      <MailAddress mail={mail} label="アカウント" />
      <dl className={styles.lines}>
        {confirmationLines(product, OPERATOR).map(({label, text, isStrong}) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{isStrong === true ? <strong>{text}</strong> : text}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.small}>
        くわしい条件は<Link to="/commerce-legal">特定商取引法に基づく表記</Link>、
        <Link to="/terms">利用規約</Link>、<Link to="/policy">プライバシーポリシー</Link>
        にあります。カードの番号は、決済サービスだけが受け取ります。
      </p>
      <TaskNotice
        {...{notice, isBusy}}
        action={AT_MY_PAGE.some((code) => code === notice?.code) && MY_PAGE_LINK}
      />
      <p className={styles.actions}>
        {refusal === undefined && (
          <BusyButton look="primary" isBusy={isBusy} onClick={onPay}>
            お支払いへ進む
          </BusyButton>
        )}
        <Button disabled={isLeaving} onClick={onBack}>
          {refusal === undefined ? 'やめる' : '一覧に戻る'}
        </Button>
      </p>
    </section>
  );
}

import Link from '@docusaurus/Link';
import {useId, useState, type ReactNode} from 'react';
import {Button, ConfirmDialog} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Device, Licence} from '../client/answers';
import {dayText, momentText} from '../model/formats';
import {BusyButton} from '../parts/TaskParts';
import type {Task} from '../parts/useTask';
import {failureText, MY_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';
import {platformText} from '../model/states';

interface Props {
  readonly client: AccountClient;
  readonly licence: Licence;
  readonly task: Task;
  readonly onChange: () => Promise<void>;
}

/** The computers of a licence, and taking one out. */
export function Devices({client, licence, task, onChange}: Props): ReactNode {
  const [asked, setAsked] = useState<Device>();
  const {devices, max_devices} = licence;
  const close = (): void => {
    setAsked(undefined);
  };
  const release = (device: Device): void => {
    task.run(
      () => client.releaseDevice(device.id),
      () => {
        close();
        void onChange();
        return MY_TEXTS.released;
      },
      (failure) => {
        close();
        // Another tab, or the app itself, was quicker: the list is old.
        if (failure.code === 'device_not_found') void onChange();
        task.say('error', failureText(failure, 'account'));
        return true;
      },
    );
  };
  return (
    <>
      <h4 className={styles.subtitle}>
        登録済みのPC（{devices.length}/{max_devices}）
      </h4>
      {devices.length === 0 && (
        <p className={styles.hint}>
          まだありません。本アプリにキーを登録すると、ここに表示されます。
        </p>
      )}
      <Computers licence={licence} />
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onRelease={() => {
                setAsked(device);
              }}
            />
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <ReleaseDialog
          device={asked}
          isBusy={task.isBusy}
          onRelease={() => {
            release(asked);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly device: Device;
  readonly onRelease: () => void;
}

function DeviceRow({device, onRelease}: RowProps): ReactNode {
  return (
    <li className={styles.device}>
      <div className={styles.deviceText}>
        {/* Names come from elsewhere: one that runs from right to left keeps to itself. */}
        <strong>
          <bdi>{device.name}</bdi>
        </strong>
        <span className={styles.hint}>
          {[
            platformText(device),
            device.app_version === '' ? '' : `本アプリ ${device.app_version}`,
            `最後に使った日：${dayText(device.last_seen_at)}`,
          ]
            .filter((text) => text !== '')
            .join('、')}
        </span>
      </div>
      <Button aria-label={`「${device.name}」の登録を解除`} onClick={onRelease}>
        登録を解除
      </Button>
    </li>
  );
}

interface ReleaseProps extends RowProps {
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function ReleaseDialog({device, isBusy, onRelease, onClose}: ReleaseProps): ReactNode {
  const consequence = useId();
  return (
    <ConfirmDialog
      title={
        <>
          「<bdi>{device.name}</bdi>」の登録を解除しますか？
        </>
      }
      describedBy={consequence}
      isHeld={isBusy}
      onClose={onClose}
    >
      <p id={consequence}>{MY_TEXTS.releasedCounts}</p>
      <p className={styles.actions}>
        <BusyButton look="primary" isBusy={isBusy} onClick={onRelease}>
          登録を解除する
        </BusyButton>
        <Button disabled={isBusy} onClick={onClose}>
          やめる
        </Button>
      </p>
    </ConfirmDialog>
  );
}

/** What of the places and of the computers within 30 days is used up, and what to do then. */
function Computers({licence}: {readonly licence: Licence}): ReactNode {
  const {most, left, next_at} = licence.computers;
  if (next_at !== null) {
    return (
      <p className={styles.advice}>
        {MY_TEXTS.computersGone(most, momentText(next_at))}
        お急ぎのときは、<Link to="/company#contact">運営者の窓口</Link>へご連絡ください。
      </p>
    );
  }
  return (
    <>
      {licence.devices.length >= licence.max_devices && (
        <p className={styles.advice}>{MY_TEXTS.full}</p>
      )}
      {left < most && <p className={styles.hint}>{MY_TEXTS.computersLeft(most, left)}</p>}
    </>
  );
}

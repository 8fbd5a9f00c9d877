import {useId, useState, type ReactNode} from 'react';
import {keepAddress} from '@site/src/browser/keptAddress.browser';
import {Button} from '@site/src/components/ToolParts';
import {
  DEFAULT_ADDRESS,
  readTyped,
  type AddressFault,
  type AppAddress,
  type Reach,
} from '@komebiyori/app-link/address';
import styles from './styles.module.css';

/** What is wrong with an address, and what to write instead. */
const ADDRESS_FAULTS: Record<AddressFault, string> = {
  host: 'ホストは「127.0.0.1」か「192.168.1.20」のような形で入れてください。',
  'not-private': '同じ端末か、同じネットワークの中のアドレスだけを入れられます。',
  'not-this-machine':
    'このページは、同じ端末の本アプリとだけつながります。「127.0.0.1」を入れてください。',
  port: 'ポートは1〜65535の整数です。本アプリのポートは11180です。',
};

interface Props {
  readonly address: AppAddress;
  readonly reach: Reach;
  readonly onSave: (address: AppAddress) => void;
}

/** Where the app answers; what is saved holds for all tools. */
export function AddressForm({address, reach, onSave}: Props): ReactNode {
  const [host, setHost] = useState(address.host);
  const [port, setPort] = useState(String(address.port));
  const [fault, setFault] = useState<AddressFault>();
  const id = useId();
  const describe = (isBad: boolean): {'aria-invalid': boolean; 'aria-describedby': string} => ({
    'aria-invalid': isBad,
    'aria-describedby': id,
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTyped(host, port, reach);
        setFault('fault' in read ? read.fault : undefined);
        if ('fault' in read) return;
        keepAddress(read.address);
        onSave(read.address);
      }}
    >
      <label className={styles.field}>
        ホスト
        <input
          className={styles.host}
          value={host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...describe(fault !== undefined && fault !== 'port')}
          onChange={({target}) => {
            setHost(target.value);
          }}
        />
      </label>
      <label className={styles.field}>
        ポート
        <input
          className={styles.port}
          value={port}
          inputMode="numeric"
          autoComplete="off"
          {...describe(fault === 'port')}
          onChange={({target}) => {
            setPort(target.value);
          }}
        />
      </label>
      <Button look="bar" type="submit">
        保存してつなぐ
      </Button>
      <Button
        look="barQuiet"
        onClick={() => {
          setHost(DEFAULT_ADDRESS.host);
          setPort(String(DEFAULT_ADDRESS.port));
          setFault(undefined);
        }}
      >
        初期値に戻す
      </Button>
      <p className={styles.fault} id={id} role="alert">
        {fault !== undefined && ADDRESS_FAULTS[fault]}
      </p>
    </form>
  );
}

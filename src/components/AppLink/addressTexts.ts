import type {AddressFault} from '@komebiyori/app-link/address';

/** What is wrong with an address, and what to write instead. */
export const ADDRESS_FAULTS: Record<AddressFault, string> = {
  host: 'ホストは「127.0.0.1」か「192.168.1.20」のような形で入れます。',
  'not-private': '同じ端末か、同じネットワークの中のアドレスだけを入れられます。',
  'not-this-machine':
    'このページは、同じ端末の本アプリとだけつながります。「127.0.0.1」を入れます。',
  port: 'ポートは1〜65535の整数です。本アプリの初期値は11180です。',
};

/**
 * Makes the key pair for certificates of licences (Ed25519). The argument names it (`kid`), for
 * example the month. Prints the secret of the functions and the public half for the app; nothing is
 * written to disk.
 */
import './lib/requireNode';
import {exportJWK, generateKeyPair} from 'jose';

async function main(kid: string | undefined): Promise<void> {
  if (kid === undefined || !/^[\w-]{1,40}$/u.test(kid)) {
    console.error('Name the key: npx tsx scripts/licenceKeyPair.ts 2027-01');
    process.exitCode = 1;
    return;
  }
  const {privateKey, publicKey} = await generateKeyPair('EdDSA', {extractable: true});
  const print = (what: string, jwk: object): void => {
    console.log(`${what}\n${JSON.stringify({...jwk, kid})}\n`);
  };
  print('LICENCE_SIGNING_KEY, a secret of the functions:', await exportJWK(privateKey));
  print('Public half, for the app:', await exportJWK(publicKey));
}

void main(process.argv[2]);

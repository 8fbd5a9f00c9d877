/** Finds PostgreSQL, on which the accounts are tested as well, or installs Debian's, and says where it is. */
import {findPostgres} from '../supabase/tests/support/cluster';
import {installPackages} from './lib/debian';

if (findPostgres() === undefined) {
  console.log('No PostgreSQL found; installing the Debian package postgresql.');
  installPackages(['postgresql']);
}
const programs = findPostgres();
if (programs === undefined) {
  console.error(
    'PostgreSQL is missing, which alone shows races. Install it: apt-get install postgresql',
  );
  process.exitCode = 1;
} else {
  console.log(`PostgreSQL: ${programs}`);
}

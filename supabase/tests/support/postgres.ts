import {randomUUID} from 'node:crypto';
import {inject} from 'vitest';
import type {Engine} from '../../local/database';
import {openPostgres} from '../../local/engines';

/** A database on the server of this run. */
export const openNamed = (database: string): Engine =>
  openPostgres({host: inject('postgresFolder'), port: 5432, database, user: 'postgres'});

/** Makes an empty database on the server of this run. @returns its name */
export async function createDatabase(): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openNamed('postgres');
  await admin.script(`create database ${name}`);
  await admin.close();
  return name;
}

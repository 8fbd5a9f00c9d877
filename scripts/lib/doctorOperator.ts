import type {Operator} from '../../config/operator';
import {unstatedConditions} from '../../config/sale';
import {isReserved, type Finding, type Group, type Level} from './doctorFinding';

export const OPERATOR_FILE = 'data/operator.json';

/**
 * What data/operator.json leaves open, and which law wants it.
 * @param accountsOn whether visitors can have accounts, which hold more about them
 */
export function diagnoseOperator(operator: Operator, accountsOn: boolean): Finding[] {
  return [
    ...operatorFindings(operator, accountsOn),
    ...selling(operator, accountsOn),
    ...dates(operator),
    ...hosting(operator),
    ...(accountsOn ? mail(operator) : []),
  ];
}

type Row = readonly [name: string, missing: boolean, level: Level, why: string];

/** Findings for the rows of data/operator.json that are missing. */
function missing(group: Group, rows: readonly Row[]): Finding[] {
  return rows
    .filter(([, isMissing]) => isMissing)
    .map(([name, , level, why]) => ({group, level, name, where: OPERATOR_FILE, why}));
}

const MAY_WAIT = '特定商取引法 11 lets it be given on request while disclosure is on_request';

function operatorFindings(operator: Operator, accountsOn: boolean): Finding[] {
  const {kind, name, tradeName, representative, address: place, phone} = operator;
  const {email, privacyContact, securityContact, terms} = operator;
  return missing('Operator', [
    [
      'kind',
      kind === '',
      'required',
      'decides whether a representative is named (特定商取引法 11, 個人情報保護法 32)',
    ],
    ['name', name === '', 'optional', `${MAY_WAIT}; a company had better state it`],
    ['representative', kind !== 'individual' && representative === '', 'optional', MAY_WAIT],
    ['address', place === '', 'optional', MAY_WAIT],
    ['phone', phone === '', 'optional', MAY_WAIT],
    ['tradeName', tradeName === '', 'optional', '/company has a row for it when it is set'],
    [
      'email',
      email === '',
      accountsOn ? 'required' : 'optional',
      accountsOn
        ? '特定商取引法 11 wants it where advertising mail is sent; accounts can ask for news by mail'
        : '特定商取引法 11 wants it where advertising mail is sent; this site sends none',
    ],
    [
      'privacyContact',
      privacyContact === '',
      'optional',
      'without it, requests about personal data go to the inquiry form',
    ],
    [
      'securityContact',
      securityContact === '' || isReserved(securityContact),
      'required',
      'people who find a weakness need a private way to report it; without one /.well-known/security.txt leads to the inquiry form',
    ],
    [
      'terms.court',
      terms.court === '',
      'optional',
      'without it, /terms leaves the court to the law',
    ],
  ]);
}

function selling(operator: Operator, accountsOn: boolean): Finding[] {
  const closed = accountsOn ? '; until then Pro is not sold on this site (12条の6)' : '';
  return missing(
    'Selling Pro',
    unstatedConditions(operator).map(({field, what}) => [
      field,
      true,
      'required',
      `特定商取引法 11 wants ${what} in the table of /commerce-legal${closed}`,
    ]),
  );
}

function dates({dates: pages}: Operator): Finding[] {
  const why = {
    terms: '民法 548条の4 counts changes of the terms from a date',
    policy: 'the policy promises to show since when it holds',
    commerceLegal: 'the table promises to show since when it holds',
  };
  return missing(
    'Dates',
    (['terms', 'policy', 'commerceLegal'] as const).map((page) => [
      `dates.${page}.established`,
      pages[page].established === '',
      'required',
      why[page],
    ]),
  );
}

function hosting({hosting: {provider, country, logRetention}}: Operator): Finding[] {
  return missing('Hosting and personal data', [
    [
      'hosting.provider',
      provider === '',
      'required',
      '個人情報保護法 25 and 32: who keeps the access log',
    ],
    [
      'hosting.country',
      country === '',
      'required',
      '個人情報保護法 28 and 32: data kept abroad is named with its country',
    ],
    [
      'hosting.logRetention',
      logRetention === '',
      'required',
      '/policy says how long the access log is kept',
    ],
  ]);
}

function mail({mail: {provider, country}}: Operator): Finding[] {
  return missing('Hosting and personal data', [
    [
      'mail.provider',
      provider === '',
      'required',
      '個人情報保護法 25 and 32: /policy names who sends the codes to sign in with',
    ],
    [
      'mail.country',
      country === '',
      'required',
      '個人情報保護法 28 and 32: addresses of visitors that go abroad are named with the country',
    ],
  ]);
}

import * as v from 'valibot';
import {checked} from '../src/lib/checked';
import {repeated} from '../src/lib/lists';

const MESSAGES = {
  text: 'must be a text of at most 300 characters without spaces at its ends',
  url: 'must be an https:// address, or empty',
  email: 'must be an e-mail address, or empty',
  phone: 'must be digits and hyphens such as 03-0000-0000, or empty',
  date: 'must be a date of the calendar such as 2025-10-18',
  contact: 'must be an https:// address or an e-mail address, or empty',
  days: 'must be a whole number of days from 1 to 365',
  months: 'must be a whole number from 0 (no cap) to 120',
};

/** The empty string means "not set" in every field of the file. */
const optional = (schema: v.GenericSchema<string, string>, message: string) =>
  v.pipe(
    v.string(message),
    v.check((value) => value === '' || v.is(schema, value), message),
  );

const filled = v.pipe(
  v.string(MESSAGES.text),
  v.minLength(1, 'must not be empty'),
  v.maxLength(300, MESSAGES.text),
  v.check((value) => value === value.trim(), MESSAGES.text),
);
const text = v.pipe(
  v.string(MESSAGES.text),
  v.maxLength(300, MESSAGES.text),
  v.check((value) => value === value.trim(), MESSAGES.text),
);
const https = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const mail = v.pipe(v.string(), v.email());
const url = optional(https, MESSAGES.url);
const contact = optional(v.union([https, mail]), MESSAGES.contact);
/** ISO 8601 calendar dates only; 2025-02-30 is refused. */
const isoDate = v.pipe(
  v.string(MESSAGES.date),
  v.check((value) => {
    const time = Date.parse(`${value}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  }, MESSAGES.date),
);
const days = v.pipe(
  v.number(MESSAGES.days),
  v.integer(MESSAGES.days),
  v.minValue(1, MESSAGES.days),
  v.maxValue(365, MESSAGES.days),
);

const PriceSchema = v.strictObject({
  plan: filled,
  /** Yen, with tax. */
  amount: v.pipe(
    v.number('must be yen with tax, as a whole number'),
    v.integer('must be yen with tax, as a whole number'),
    v.minValue(1, 'must be yen with tax, as a whole number'),
  ),
  cycle: v.picklist(['month', 'year', 'once'], 'must be month, year or once'),
});

const HistorySchema = v.strictObject({
  established: optional(isoDate, `${MESSAGES.date}, or empty`),
  /** Newest first or last: the page sorts them. */
  revisions: v.array(v.strictObject({date: isoDate, change: filled})),
});

const OperatorSchema = v.strictObject({
  kind: v.picklist(
    ['', 'individual', 'corporation'],
    'must be individual or corporation, or empty',
  ),
  /** The registered name of the company, or the person's name in the family register. */
  name: text,
  tradeName: text,
  representative: text,
  address: text,
  phone: optional(v.pipe(v.string(), v.regex(/^\+?\d[\d-]{8,16}$/u)), MESSAGES.phone),
  phoneHours: text,
  email: optional(mail, MESSAGES.email),
  /** Empty: the inquiry form of config/site.ts. */
  contactForm: url,
  /** Empty: the forum of config/site.ts. */
  forum: url,
  /** Rights and personal data. Empty: the inquiry form. */
  privacyContact: contact,
  securityContact: contact,
  disclosure: v.picklist(['on_request', 'always'], 'must be on_request or always'),
  hosting: v.strictObject({provider: text, country: text, logRetention: text}),
  /** Who sends the mails of the accounts. */
  mail: v.strictObject({provider: text, country: text}),
  payment: v.strictObject({
    price: v.array(PriceSchema),
    methods: v.array(filled),
    timing: text,
    delivery: text,
    cycle: text,
    fees: text,
  }),
  cancel: v.strictObject({how: text, refund: text, after: text}),
  terms: v.strictObject({
    changeNoticeDays: days,
    endNoticeDays: days,
    /** The cap for slight negligence, in months of payments; 0 for no cap. */
    liabilityMonths: v.pipe(
      v.number(MESSAGES.months),
      v.integer(MESSAGES.months),
      v.minValue(0, MESSAGES.months),
      v.maxValue(120, MESSAGES.months),
    ),
    court: text,
  }),
  dates: v.strictObject({
    terms: HistorySchema,
    policy: HistorySchema,
    commerceLegal: HistorySchema,
  }),
});

/** Who runs the service and on which conditions it sells, as far as the owner has said. */
export type Operator = v.InferOutput<typeof OperatorSchema>;
export type History = Operator['dates']['terms'];
export type Price = Operator['payment']['price'][number];

/** Fields that the law does not allow to be missing from a table that states a price. */
function missingBesidePrice({payment, cancel}: Operator): string[] {
  if (payment.price.length === 0) return [];
  const fields: [string, boolean][] = [
    ['payment.methods', payment.methods.length > 0],
    ['payment.timing', payment.timing !== ''],
    ['payment.delivery', payment.delivery !== ''],
    ['payment.cycle', payment.cycle !== '' || payment.price.every(({cycle}) => cycle === 'once')],
    ['cancel.how', cancel.how !== ''],
    ['cancel.refund', cancel.refund !== ''],
  ];
  return fields.flatMap(([field, set]) =>
    set ? [] : [`${field}: must be set, because payment.price is set`],
  );
}

/** What must be there when nothing is kept for a request. */
function missingForAlways({disclosure, kind, ...rest}: Operator): string[] {
  if (disclosure !== 'always') return [];
  const fields = [
    'name',
    'address',
    'phone',
    ...(kind === 'corporation' ? ['representative' as const] : []),
  ] as const;
  return fields
    .filter((field) => rest[field] === '')
    .map((field) => `${field}: must be set, because disclosure is "always"`);
}

/** A history begins with the day from which the text holds. */
function wrongHistory({dates}: Operator): string[] {
  return Object.entries(dates).flatMap(([page, {established, revisions}]) => {
    if (established === '' && revisions.length > 0)
      return [`dates.${page}.established: must be set, because there are revisions`];
    return revisions
      .filter(({date}) => date < established)
      .map(({date}) => `dates.${page}.revisions: ${date} is before established, ${established}`);
  });
}

/** A plan may be paid by the month or by the year. */
const pricedTwice = ({payment}: Operator): string[] =>
  repeated(payment.price.map(({plan, cycle}) => `${plan} (${cycle})`)).map(
    (plan) => `payment.price: has ${plan} twice`,
  );

/**
 * Checks data/operator.json.
 * @throws Error naming every wrong field, or every field that another field makes necessary.
 */
export function parseOperator(json: unknown): Operator {
  const operator = checked(OperatorSchema, json, 'data/operator.json');
  const checks = [missingBesidePrice, missingForAlways, wrongHistory, pricedTwice];
  const lines = checks.flatMap((check) => check(operator));
  if (lines.length === 0) return operator;
  throw new Error(`Malformed data/operator.json:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

import {isReady} from './doctor';
import {GROUPS, type Finding, type Level} from './doctorFinding';

const MARKS: Record<Level, string> = {
  required: 'MISSING ',
  optional: 'optional',
  confirm: 'confirm ',
};

/** The findings for people, by group, and what they come to. */
export function doctorReport(findings: readonly Finding[]): string {
  const sections = GROUPS.flatMap((group) => {
    const inGroup = findings.filter((finding) => finding.group === group);
    if (inGroup.length === 0) return [];
    const lines = inGroup.map(
      ({level, name, where, why}) => `  ${MARKS[level]}  ${name}\n            ${where}: ${why}`,
    );
    return [`${group}\n${lines.join('\n')}`];
  });
  const required = findings.filter(({level}) => level === 'required').length;
  const verdict = isReady(findings)
    ? 'Nothing required is missing: the site may go public.'
    : `${required} required values are missing: the site must not go public yet.`;
  return [...sections, verdict].join('\n\n');
}

/** The findings for machines. */
export function doctorJson(findings: readonly Finding[]): string {
  return JSON.stringify({ready: isReady(findings), findings}, null, 2);
}

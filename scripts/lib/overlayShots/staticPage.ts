import {emitCss} from '@site/overlays/css/emitCss';
import type {Design} from '@site/overlays/model/design';
import {escapeHtml, type Comment} from '@site/simulator/scenario';

export function staticPage(design: Design, comments: readonly Comment[]): string {
  const css = emitCss(design, {target: 'zip'});
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><style>${css}</style><body><div class="container"><div class="comments">${comments.map((c, i) => one(c, i)).join('')}</div></div></body></html>`;
}

function one(comment: Comment, at: number): string {
  const d: any = comment.data;
  const style: string[] = [];
  if (d.colors) style.push(`--lcv-background-color:${d.colors.bodyBackgroundColor}`, `--lcv-text-color:${d.colors.bodyTextColor}`, '--lcv-comment-shadow:none');
  if (d.isMember) style.push('--lcv-membership-color:#2ba640');
  const attr: Record<string, unknown> = {
    service: comment.service, user: d.name, gift: d.hasGift, owner: d.isOwner, moderator: !!d.isModerator, member: !!d.isMember,
    'is-new': !!d.isFirstTime, 'service-name': comment.name, 'service-id': comment.id, paid: !!d.paidText, membership: !!d.membership,
    anonymous: !!(d.anonymity || d.isAnonymous || d.meta?.anonymity), tier: d.paidText ? 3 : undefined,
    'only-images': /^(?:<img[^>]*>\s*)+$/.test(d.comment),
  };
  const attrs = Object.entries(attr).filter(([, v]) => v !== undefined).map(([k, v]) => `data-${k}="${escapeHtml(String(v))}"`).join(' ');
  const badges = (d.badges ?? []).map((b: any) => `<div class="badge">${b.url ? `<img src="${b.url}" alt="">` : `<span>${escapeHtml(b.label)}</span>`}</div>`).join('');
  const paid = d.paidText ? `<div class="paid-text"><strong>${escapeHtml(d.paidText)}</strong></div>` : '';
  const mem = d.membership ? `<div class="paid-text">${escapeHtml(d.membership.sub ?? '')} ${escapeHtml(d.membership.primary ?? '')}</div>` : '';
  return `<div class="comment ${at % 2 ? 'even' : 'odd'}" style="${style.join(';')}" ${attrs}><div class="avatar"><img src="${d.profileImage}" alt=""></div><div class="comment-block"><div class="name">${escapeHtml(d.displayName ?? d.name)}${badges}</div><div class="comment-body">${paid}${mem}<div class="comment-text">${d.comment}</div></div></div></div>`;
}

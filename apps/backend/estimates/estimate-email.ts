// The e-mail that brings an estimate to its client: subject, text and HTML with the same words and the link.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { html } from '../platform/html.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

export interface EmailText { readonly subject: string; readonly text: string; readonly html: string }

/** `subject` and `message` are what staff wrote; a blank subject names the estimate and the sender. */
export function estimateEmail(row: EstimateDetailsRow, company: CompanyDetails, written: { readonly subject: string; readonly message: string }, link: string): EmailText {
  const subject = written.subject || `Estimate ${row.number} from ${company.name}`;
  const licence = company.ccbNumber ? `CCB #${company.ccbNumber}` : '';
  const facts = [row.projectTitle, row.serviceAddress, `Total ${formatDollars(row.totals.totalCents)}`, row.validUntil ? `Valid until ${formatDate(row.validUntil)}` : ''].filter(Boolean);
  const sender = [company.name, company.phone, company.email, licence].filter(Boolean);
  const text = `Hello ${row.clientName},\n\n${written.message}\n\n${link}\n\n${facts.join('\n')}\n\nThe estimate is also attached as a PDF. Reply to this e-mail or call us with any question.\n\n${sender.join('\n')}\n`;
  const body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;background:#f6f8f8;color:#17222a;font:16px/1.6 'Public Sans',Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #d9dfe2;border-radius:8px;padding:28px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700;color:#1e5b4a">${company.name}</p>
<p style="margin:0 0 16px">Hello ${row.clientName},</p>
<p style="margin:0 0 24px;white-space:pre-line">${written.message}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;background:#1e5b4a;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:6px">View your estimate</a></p>
<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #d9dfe2">
<tr><td style="padding:14px 0 2px;font-weight:600">${row.projectTitle}</td><td style="padding:14px 0 2px;text-align:right;font-weight:700">${formatDollars(row.totals.totalCents)}</td></tr>
<tr><td colspan="2" style="padding:0;color:#4b5c67;font-size:14px">${row.serviceAddress}${row.validUntil && ` · Valid until ${formatDate(row.validUntil)}`}</td></tr></table>
<p style="margin:24px 0 0;color:#4b5c67;font-size:14px">The estimate is also attached as a PDF. Reply to this e-mail or call us with any question.</p></div>
<p style="margin:16px 4px;color:#4b5c67;font-size:13px">${sender.join(' · ')}<br>Does the button not work? Open <a href="${link}" style="color:#1e5b4a">${link}</a></p>
</div></body></html>`;
  return { subject, text, html: body.toString() };
}

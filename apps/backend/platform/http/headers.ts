// Security headers of every answer: the strict content security policy and its companions.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** No inline script or style, nothing from elsewhere, no DOM sink without a policy. */
const policy = (frames: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...frames,
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
export const CONTENT_SECURITY_POLICY = policy(["frame-ancestors 'none'"]);
/** The app shows previews of what it sends in frames; nobody shows the app in one. */
export const APP_POLICY = policy(["frame-src 'self'", "frame-ancestors 'none'"]);
/** A page that the app shows in a frame, as its reader will see it. */
export const PREVIEW_POLICY = policy(["frame-ancestors 'self'"]);
/**
 * A document of ours that the app shows in a frame, an e-mail or a paper: it brings its own styles
 * and fonts, runs nothing and leads nowhere.
 */
export const FRAMED_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * The headers of one answer; a policy that it has already stays. HSTS only where the product is
 * reached through TLS.
 */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): void {
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
  reply
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-request-id', request.id);
  if (!reply.hasHeader('referrer-policy'))
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  if (publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Adds the headers to every answer. */
export function addSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, publicUrl));
}

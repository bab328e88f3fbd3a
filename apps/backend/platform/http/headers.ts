// Security headers of every answer: the strict content security policy and its companions.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** No inline script or style, nothing from elsewhere, no DOM sink without a policy. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

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

// Which public pages there are: the addresses of the sitemap, as visitors and search engines find
// them.

/**
 * Addresses without the host, in the sitemap's order. Throws when the sitemap is missing or empty.
 */
export async function publicAddresses(url: string): Promise<readonly string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found]) => new URL(found ?? '').pathname,
  );
  if (addresses.length === 0)
    throw new Error(`${url}/sitemap.xml names no pages; are the front ends built?`);
  return addresses;
}

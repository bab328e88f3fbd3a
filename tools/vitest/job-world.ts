// A company with a client, a crew and a vendor, for specs of jobs.
import { expect } from 'vitest';
import type { Crew, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './app.ts';

export interface JobWorld {
  readonly app: TestApp;
  /** Dana Whitfield. */
  readonly clientId: number;
  /** Torres. */
  readonly crewId: number;
  /** Valley Crane. */
  readonly vendorId: number;
  /** Fails unless it is done. */
  readonly post: <T>(address: string, body: object) => Promise<T>;
  /** Adds a job of Dana's, and gives its number. */
  readonly jobOn: (title: string, start: string | null, more?: object) => Promise<number>;
}

export async function openJobWorld(options: TestAppOptions = {}): Promise<JobWorld> {
  const app = await openTestApp(options);
  const post = async <T>(address: string, body: object): Promise<T> => {
    const answer = await app.call<T>('POST', address, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  };
  const dana = { name: 'Dana Whitfield', email: 'dana@client.example' };
  const clientId = (await post<{ id: number }>('/api/clients', dana)).id;
  const torres = { name: 'Torres', color: '#1e5b4a', members: ['Luis', 'Ana'] };
  const crewId = (await post<Crew>('/api/crews', torres)).id;
  const crane = {
    name: 'Valley Crane',
    contactPerson: 'Ben',
    email: 'ben@crane.example',
    phone: '(541) 555-0119',
    category: 'Roofing',
  };
  const vendorId = (await post<{ id: number }>('/api/vendors', crane)).id;
  const jobOn = async (title: string, start: string | null, more: object = {}) =>
    (
      await post<JobDetails>('/api/jobs', {
        clientId,
        title,
        address: '1 Oak St, Eugene',
        scheduledStartDate: start,
        ...more,
      })
    ).id;
  return { app, clientId, crewId, vendorId, post, jobOn };
}

// Specs of what the guided wizard still needs: it names the blank fields only.
import { cleanup, screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { Stepper } from '@purlin/ui/form/stepper.tsx';
import type { FormValues } from '../draft/values.ts';
import { drawInForm } from '../form/in-form.tsx';
import type { EstimateForm } from '../form/use-estimate-form.ts';
import { useProjectNeeds } from './missing.tsx';

afterEach(cleanup);

function Steps() {
  const form = useFormContext<FormValues>();
  const needs = useProjectNeeds({ form } as unknown as EstimateForm);
  return <Stepper steps={[{ label: 'Customer', short: '', needs }]} current={1} />;
}

it('shows no check mark while a step is incomplete', () => {
  drawInForm(<Steps />, { clientId: 7, serviceAddress: '2210 Friendly St' });
  expect(screen.getByRole('listitem').textContent).toBe('!Customer (needs a title)');
});

it('checks off a complete step', () => {
  const whole = { clientId: 7, projectTitle: 'Ridge', serviceAddress: '2210 Friendly St' };
  drawInForm(<Steps />, whole);
  expect(screen.getByRole('listitem').textContent).toContain('(done)');
});

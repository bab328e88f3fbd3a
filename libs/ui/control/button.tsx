// Buttons: Blueprint's, and the same look for links.
import { Button, type ButtonProps } from '@blueprintjs/core';
import { classNames } from '../class-names.ts';
import { Tip } from './tip.tsx';

export { Button } from '@blueprintjs/core';

interface Look {
  readonly intent?: 'primary' | 'danger';
  readonly variant?: 'minimal';
  readonly size?: 'small' | 'large';
}

/** The classes that make a router link look like a button. */
export const buttonClass = ({ intent, variant, size }: Look = {}): string =>
  classNames(
    'bp6-button',
    intent && `bp6-intent-${intent}`,
    variant && `bp6-${variant}`,
    size && `bp6-${size}`,
  );

/** An icon-only button; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ButtonProps, 'text' | 'aria-label'> & { readonly label: string }) {
  return (
    <Tip text={label}>
      <Button
        variant="minimal"
        aria-label={label}
        icon={icon}
        {...rest}
        className={classNames('pl-square', rest.className)}
      />
    </Tip>
  );
}

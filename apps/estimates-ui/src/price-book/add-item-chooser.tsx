// The plus button, which asks whether to add a service or a material.
import { BoxIcon, CrossIcon, PlusIcon, WrenchIcon } from '@blueprintjs/icons';
import { Button, IconButton } from '@purlin/ui/ui.ts';
import { useNavigate } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useBookAddress } from './use-book-address.ts';

/**
 * The delay between closing the chooser and opening the item's dialog, in ms (rule: item-chooser).
 */
const PAUSE_MS = 100;

/** A native modal dialog, which traps the focus, closes on Escape and restores the focus. */
export function AddItemChooser() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { kept } = useBookAddress();
  const [chosen, setChosen] = useState<'service' | 'material'>();
  const close = () => dialog.current?.close();
  const choose = (type: 'service' | 'material') => {
    close();
    setChosen(type);
  };
  useEffect(() => {
    if (!chosen) return undefined;
    const timer = setTimeout(() => {
      setChosen(undefined);
      void navigate(`/pricebook/new/${chosen}${kept}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen, kept, navigate]);
  return (
    <>
      <Button
        intent="primary"
        icon={<PlusIcon />}
        text={say('add-item')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className="pb-chooser" aria-labelledby={id}>
        <div>
          <div className="pb-chooser-head">
            <h2 id={id}>{say('add-new-item')}</h2>
            <IconButton label={say('close')} icon={<CrossIcon />} onClick={close} />
          </div>
          <div className="pb-choices">
            <button type="button" className="pb-choice" onClick={() => choose('service')}>
              <WrenchIcon size={20} aria-hidden />
              <span>
                <strong>{say('add.service')}</strong>
                <small>{say('service-means')}</small>
              </span>
            </button>
            <button type="button" className="pb-choice" onClick={() => choose('material')}>
              <BoxIcon size={20} aria-hidden />
              <span>
                <strong>{say('add.material')}</strong>
                <small>{say('material-means')}</small>
              </span>
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}

import { useState, type KeyboardEvent } from 'react';

import { passwordFieldCopy as copy } from '../../copy/people/credentials';
import { Icon } from '../mark/icon';
import { IconButton } from '../press/icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** Password field with visibility toggle and caps lock warning, kept out of the form's state. */
export function PasswordField({ hint, ...field }: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const capsLock = (
    <span className="flex items-center gap-1 text-warn">
      <Icon name="capsLock" className="size-4" />
      {copy.capsLock}
    </span>
  );
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCapsLock ? <output>{capsLock}</output> : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setIsCapsLock(false)}
      suffix={
        <IconButton
          name={isShown ? 'eyeOff' : 'eye'}
          label={copy.show}
          isPressed={isShown}
          className="mr-0.5"
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

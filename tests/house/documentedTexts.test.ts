import { expect, it } from 'vitest';
import { english } from './catalogues.ts';

/** The texts that the specification quotes for what is built, letter for letter, the documented misspellings included. */
const documented = [
  // Sign-in, registration, reset, verification
  'Please login to continue',
  'Please enter your email and password.',
  'Please enter a valid email.',
  'The password reset link is invalid or expired...',
  'Please wait..',
  'Your email has been validated successfully.',
  'Sorry, the verification link is invalid or expired',
  // A person's fields
  'First name is required',
  'Last name is required',
  "What's your email address?",
  "Doesn't look like a valid email.",
  'The email is already taken',
  'Please enter phone number in the following format (XXX) XXX-XXXX',
  'Password must be at least 8 characters.',
  'The passwords do not match',
  // Own account
  'Password successfully changed.',
  'There was an error changing the password',
  'Profile Updated Successfully.',
  'Your email is not verified. Please check your inbox for verificaion link.',
  'Resend now',
  // Users
  'There is No Users .',
  'There is no users added to your application. Please create new and/or add users to your application roles',
  'You are not authorized to view Users',
  'There was an error loading the data',
  'There was an error saving the user',
  'There was an error deleting the user',
  'There was an error sending the email',
  'Sure to delete ?',
  'The user has been added successfully. The user will receive a welcome mail with the login details.',
  'The user has been added successfully. But there is some issue in sending Mail.',
  'Set as Super Admin',
  'Set as Admin',
  'Remove Admin Privileges',
  'The user has been set as Super Admin.',
  'The user has been set as Admin.',
  'Role List',
  'Protected Layers',
  'Subscriptions (Active)',
  'Subscriptions (Archived)',
  'Sessions',
  // Roles
  'You are not authorized to view Roles.',
  'There is no roles in your Application(s) Yet...',
  'Role ssuccessfully created.',
  'Role Name is required',
  'Please Select a Valid User',
  'This user is already added',
  // Rights per application
  'Please select a valid Role',
  'Please select a valid Application',
  '%{names} is/are already added',
  'Already have admin acess in this Application',
  'Please select atleast one application',
  'Please select atleast one protected layer',
  'There was an error saving the details',
  'There has been an error deleting protected layer',
  // Transfer from V4
  'Transfer from V4',
  'Confirm Transfer',
  'The user details successfully transferred',
  'There was an error migrating the data!',
  // Tags
  'Tool Name is required',
  'Sure to delete %{name} ?',
  'There was an error loading the tags',
  'There was an error saving the tags: %{message}',
  'There was an error deleting the tags',
  // API keys
  'There was an error Loading Keys',
  'There was an error creating the key',
  'There was an error deleting the key',
  // Home
  'This is Your Dashboard',
];

it.each(documented)('The English catalogue says “%s”, exactly.', text => {
  expect(Object.values(english)).toContain(text);
});

it('Each tag says how many maps it triggered, as documented.', () => {
  expect(Object.values(english).some(text => /^%\{\w+\} maps triggered/.test(text))).toBe(true);
});

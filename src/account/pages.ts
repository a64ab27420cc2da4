export { default as forgotPassword } from './ForgotPasswordPage.tsx';
export { default as resetPassword } from './ResetPasswordPage.tsx';
export { default as signUp } from './SignUpPage.tsx';
export { default as verifyEmail } from './VerifyEmailPage.tsx';
